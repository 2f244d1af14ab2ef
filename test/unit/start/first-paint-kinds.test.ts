import { whatElse, type RestOfBuild } from '@/start/look/rest';
import { whatIsKnown, type Opened, type PaintedBuild } from '@/start/look/rules';

const BUILD = {
  id: '0123456789ab',
  home: ['/', '/index'],
  kept: { '/index': 'kept.homePaint' },
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
} as const satisfies PaintedBuild & RestOfBuild;
const TODAY = '2026-11-22';
const BROWSER = 'Mozilla/5.0 (Linux; Android 13) Chrome/120.0.0.0';
const WECHAT = `${BROWSER} MicroMessenger/8.0.44`;

const stored = (value: unknown) => JSON.stringify({ version: 1, value });
const LOGGED_IN = { session: stored({ token: 'secret', userId: 7 }) };

/** As in the document's two scripts: the second runs only if the first found nothing. */
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

describe('a visitor without a session sees the login page before the program is there', () => {
  const LOGIN = { kind: 'login' };

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

  it('and boxes where they began by password', () =>
    expect(painted({}, { loginDraft: stored({ mode: 'password' }) }).kind).toBe('shell'));

  it('and neither in the apps nor at an address that logs a parent in', () => {
    expect(painted({ userAgent: 'Mozilla/5.0 (iPhone) WandouParent/1.5.8 (iOS)' }).kind).toBe('shell');
    expect(painted({ query: '?token=abc' }).kind).toBe('shell');
    expect(painted({}, LOGGED_IN).kind).toBe('shell');
  });
});
