import { LATEST_SLOTS, withNewest, type LatestEntry } from '@/platform/first-paint/latest';
import { whatElse, type RestOfBuild } from '@/platform/first-paint/rest';
import { whatIsKnown, type KeptPaint, type Opened, type PaintedBuild } from '@/platform/first-paint/rules';
import { shapeOf } from '@/platform/first-paint/shapes';

const BUILD = {
  id: '0123456789ab',
  home: ['/', '/index'],
  kept: { '/index': 'kept.homePaint' },
  latest: { '/myOrder': 'myOrder', '/myClassList': 'myClassList' },
  login: ['/login'],
  free: ['/', '/index', '/login', '/help/list'],
  titles: {
    '/index': '首页',
    '/login': '登录',
    '/help/list': '帮助中心',
    '/myOrder': '我的订单',
    '/myClassList': '课程列表',
  },
  tabPages: ['/', '/index'],
  tabs: ['首页'],
  status: '/v1/personalCenter/getStudentInfo',
} as const satisfies PaintedBuild & RestOfBuild;
const TODAY = '2026-11-22';
const BROWSER = 'Mozilla/5.0 (Linux; Android 13) Chrome/120.0.0.0';
const WECHAT = `${BROWSER} MicroMessenger/8.0.44`;

const stored = (value: unknown) => JSON.stringify({ version: 1, value });
const LOGGED_IN = { session: stored({ token: 'secret', userId: 7 }) };

/** As its two scripts do it, the second only where the first found nothing. */
const inTheDocument = (opened: Opened) => whatIsKnown(opened, BUILD) ?? whatElse(opened, BUILD);
const painted = (change: Partial<Opened>, kept: Readonly<Record<string, string>> = {}) =>
  inTheDocument({
    path: '/login',
    query: '',
    userAgent: BROWSER,
    width: 375,
    day: TODAY,
    kept: (name) => kept[name] ?? null,
    ...change,
  });

describe('whoever has no session sees the login page before the program is there', () => {
  const LOGIN = { kind: 'login', isByPassword: false };

  it('at its own address', () => expect(painted({})).toEqual(LOGIN));

  it('at the address of a page that wants a session, and not at one for everybody', () => {
    expect(painted({ path: '/myOrder' })).toEqual(LOGIN);
    expect(painted({ path: '/help/list' }).kind).toBe('shell');
    expect(painted({ path: '/no/such/page' }).kind).toBe('shell');
  });

  it('in WeChat, which asks on a page of its own, only after a logout', () => {
    const order = { path: '/myOrder', userAgent: WECHAT };
    expect(painted(order).kind).toBe('shell');
    expect(painted(order, { loggedOut: stored(true) })).toEqual(LOGIN);
    expect(painted({ userAgent: WECHAT })).toEqual(LOGIN);
    expect(painted({ userAgent: WECHAT }, { weChatBinding: stored('x') }).kind).toBe('shell');
  });

  it('by password where that is how they began', () =>
    expect(painted({}, { loginDraft: stored({ mode: 'password' }) })).toEqual({
      kind: 'login',
      isByPassword: true,
    }));

  it('and neither in the apps nor at an address that logs somebody in', () => {
    expect(painted({ userAgent: 'Mozilla/5.0 (iPhone) WandouParent/1.5.8 (iOS)' }).kind).toBe('shell');
    expect(painted({ query: '?token=abc' }).kind).toBe('shell');
    expect(painted({}, LOGGED_IN).kind).toBe('shell');
  });
});

describe('a list or a detail as its parent saw it last', () => {
  const paintOf = (address: string, change: Partial<KeptPaint> = {}): KeptPaint => ({
    ...{ build: BUILD.id, day: TODAY, width: 375, html: '<b>x</b>', css: '' },
    address,
    ...change,
  });
  const owned = (value: unknown, owner = 7) => stored({ owner, value });
  const keeping = (paint: KeptPaint, owner = 7, address = paint.address) => ({
    ...LOGGED_IN,
    'kept.latest': owned([{ address, slot: 'kept.latest2' }], owner),
    'kept.latest2': owned(paint, owner),
  });
  const ORDER = { path: '/myOrder', query: '?orderId=5' };
  const order = paintOf('myOrder?orderId=5');

  it('is painted at its own address, in WeChat too', () => {
    const seen = { kind: 'kept', paint: order, isOfToday: true };
    expect(painted(ORDER, keeping(order))).toEqual(seen);
    expect(painted({ ...ORDER, userAgent: WECHAT }, keeping(order))).toEqual(seen);
  });

  it.each([
    ['another order', painted({ ...ORDER, query: '?orderId=6' }, keeping(order))],
    ['another parent', painted(ORDER, keeping(order, 8))],
    ['another build', painted(ORDER, keeping({ ...order, build: 'ffffffffffff' }))],
    ['another width', painted({ ...ORDER, width: 812 }, keeping(order))],
    ['a look that a full store did not take', painted(ORDER, keeping(order, 7, 'myOrder?orderId=6'))],
    [
      'an index that says one thing and a look that is another',
      painted({ ...ORDER, query: '?orderId=6' }, keeping(order, 7, 'myOrder?orderId=6')),
    ],
    [
      'an index that cannot be read',
      painted(ORDER, { ...keeping(order), 'kept.latest': owned('nothing of the kind') }),
    ],
  ])('is not painted for %s', (_what, found) => expect(found.kind).toBe('shell'));

  it('of classes only on the day it is of, whichever way the clock of the phone jumped', () => {
    const classes = { path: '/myClassList' };
    const kept = keeping(paintOf('myClassList'));
    expect(painted(classes, kept).kind).toBe('kept');
    for (const day of ['2026-11-25', '2026-11-19', '1970-1-1'])
      expect(painted({ ...classes, day }, kept).kind).toBe('shell');
  });

  it('of an order on any day', () =>
    expect(painted({ ...ORDER, day: '2026-11-19' }, keeping(order))).toMatchObject({ isOfToday: false }));

  it('is one of four: the oldest goes, and one that is seen again keeps its place', () => {
    const addresses = ['a', 'b', 'c', 'd', 'e'];
    const entries = addresses.reduce<readonly LatestEntry[]>(withNewest, []);
    expect(entries.map(({ address }) => address)).toEqual(['e', 'd', 'c', 'b']);
    expect(new Set(entries.map(({ slot }) => slot)).size).toBe(LATEST_SLOTS.length);
    const [newest, ...others] = withNewest(entries, 'c');
    expect(newest).toEqual(entries.find(({ address }) => address === 'c'));
    expect(others.map(({ address }) => address)).toEqual(['e', 'd', 'b']);
  });
});

describe('a screen that nobody has kept comes in boxes of its shape', () => {
  it.each([
    ['/informationCenter', '', 'list'],
    ['/homework/list', '', 'list'],
    ['/growUp/growReportList', '', 'list'],
    ['/myOrder', '', 'list'],
    ['/myOrder', '?orderId=5', 'detail'],
    ['/help/detail', '?id=3', 'detail'],
    ['/report/stage', '', 'detail'],
    ['/feedback', '', 'form'],
    ['/myAddressCenter/myAddressEdit', '?id=3', 'form'],
    ['/findPassword', '', 'form'],
    ['/evaluation/result', '?id=3', 'result'],
    ['/logout/step3', '', 'result'],
  ] as const)('%s%s: %s', (path, query, shape) => expect(shapeOf(path, query)).toBe(shape));
});
