import { dayOf } from '@/start/look/layer';
import { whatElse, type RestOfBuild } from '@/start/look/rest';
import type { Snapshot } from '@/platform/first-paint';
import { whatIsKnown, type Opened, type PaintedBuild } from '@/start/look/rules';

const BUILD: PaintedBuild & RestOfBuild = {
  id: '0123456789ab',
  home: ['/', '/index'],
  kept: { '/': 'kept.homePaint', '/index': 'kept.homePaint', '/parentsCenter': 'kept.minePaint' },
  login: ['/login'],
  free: ['/', '/index', '/login', '/help/list'],
  titles: {
    '/login': '登录',
    '/help/list': '帮助中心',
    '/myClassList': '课程列表',
    '/index': '首页',
    '/parentsCenter': '我的',
    '/myOrder': '我的订单',
  },
  tabPages: ['/', '/index', '/parentsCenter'],
  tabs: ['首页', '成长', '课程', '我的'],
};
const TODAY = dayOf(new Date(2026, 10, 22));
const PAINT: Snapshot = { build: BUILD.id, day: TODAY, width: 375, html: '<b>早上好</b>', css: 'b{}' };
const MINE = { html: '<b>我的课时</b>' };
const WECHAT = 'Mozilla/5.0 (Linux; Android 13) MicroMessenger/8.0.44';

const session = (userId: number) => JSON.stringify({ version: 1, value: { token: 'secret', userId } });
const painting = (owner: number, change: Partial<Snapshot> = {}) =>
  JSON.stringify({ version: 1, value: { owner, value: { ...PAINT, ...change } } });

/** As in the document's two scripts: the second runs only if the first found nothing. */
const inTheDocument = (opened: Opened) => whatIsKnown(opened, BUILD) ?? whatElse(opened, BUILD);
const painted = (change: Partial<Opened> = {}, kept: Partial<Record<string, string>> = {}) =>
  inTheDocument({
    path: '/index',
    query: '',
    userAgent: WECHAT,
    width: 375,
    day: TODAY,
    kept: (name) => kept[name] ?? null,
    ...change,
  });
const known = (change: Partial<Opened> = {}, paint: Partial<Snapshot> = {}, owner = 7) =>
  painted(change, { session: session(7), 'kept.homePaint': painting(owner, paint) });

describe('before the program is there, the document paints', () => {
  it('home as its parent saw it last', () =>
    expect(known()).toEqual({ kind: 'kept', paint: PAINT, isOfToday: true }));

  it('on another day home without what was of that day', () =>
    expect(known({ day: '2026-11-23' })).toMatchObject({ kind: 'kept', isOfToday: false }));

  it('mine as its parent saw it last, and nothing of it for another', () => {
    const mine = { path: '/parentsCenter' };
    const kept = { session: session(7), 'kept.homePaint': painting(7), 'kept.minePaint': painting(7, MINE) };
    expect(painted(mine, kept)).toEqual({ kind: 'kept', paint: { ...PAINT, ...MINE }, isOfToday: true });
    const bars = { kind: 'shell', title: '我的', tabs: BUILD.tabs };
    expect(painted(mine, { ...kept, session: session(8) })).toEqual(bars);
    expect(painted(mine, { 'kept.minePaint': painting(7, MINE) })).toEqual(bars);
    expect(painted({ ...mine, userAgent: `${WECHAT} miniProgram/wx0000000000000000` }, kept).kind).toBe(
      'shell',
    );
  });

  it('home of a visitor without a session', () => {
    expect(painted()).toEqual({ kind: 'guest', isStripClosed: false });
    expect(painted({ path: '/' })).toEqual({ kind: 'guest', isStripClosed: false });
    expect(painted({}, { session: JSON.stringify({ version: 1, value: { token: '', userId: 0 } }) })).toEqual(
      {
        kind: 'guest',
        isStripClosed: false,
      },
    );
  });

  it('home of a visitor without the strip that was closed on this device', () => {
    const closed = { downloadStrip: '{"version":1,"value":"dismissed"}' };
    expect(painted({}, closed)).toEqual({ kind: 'guest', isStripClosed: true });
  });

  it.each([
    ['of another parent', known({}, {}, 8)],
    ['of another build', known({}, { build: 'ffffffffffff' })],
    ['of another width', known({ width: 812 })],
    ['of more than a month ago', known({ day: '2026-12-25' })],
    ['of a time to come, as on a phone whose clock jumped back', known({ day: '2026-10-20' })],
    ['of a day that is none', known({}, { day: '' })],
    ['that is not kept', painted({}, { session: session(7) })],
    ['that cannot be read', painted({}, { session: session(7), 'kept.homePaint': '{"value":' })],
    ['that is null', painted({}, { session: session(7), 'kept.homePaint': 'null' })],
  ])('no home %s, but its bar and boxes', (_which, found) =>
    expect(found).toEqual({ kind: 'shell', title: '首页', tabs: BUILD.tabs }),
  );

  it('the title of any other screen', () =>
    expect(known({ path: '/myOrder' })).toEqual({ kind: 'shell', title: '我的订单', tabs: [] }));

  it('neither a title nor bars where the host draws them, and no home where the user is known late', () => {
    const nothing = { kind: 'shell', title: '', tabs: [] };
    expect(known({ userAgent: `${WECHAT} miniProgram/wx0000000000000000` })).toEqual(nothing);
    expect(known({ userAgent: 'Mozilla/5.0 (iPhone) WandouParent/1.5.8 (iOS)' })).toEqual(nothing);
    expect(painted({ userAgent: 'Mozilla/5.0 (Linux; Android 13) WandouParent/2.5.0 (Android)' })).toEqual(
      nothing,
    );
  });

  it.each(['?token=abc', '?from=menu&code=abc', '?bizToken=abc', '?ticket=abc'])(
    'no home at an address that logs a parent in: %s',
    (query) => {
      expect(known({ query }).kind).toBe('shell');
      expect(painted({ query }).kind).toBe('shell');
    },
  );

  it('no visitor’s home for a parent whom WeChat is about to log in', () =>
    expect(painted({}, { weChatBinding: '{"version":1,"value":"x"}' }).kind).toBe('shell'));

  it('an empty bar at an unknown address', () =>
    expect(painted({ path: '/no/such/page' })).toEqual({ kind: 'shell', title: '', tabs: [] }));
});
