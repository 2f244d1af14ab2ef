import { miniProgramNavigation } from '@/platform/web/mini-program-navigation';
import type { Navigation } from '@/platform/types';

/** An H5 page in a web-view: `asked` are the calls to the mini program, `own` the moves within the page. */
function insideWebView({ openedLoggedIn = true, depth = 1, refused = [] as string[] } = {}) {
  const asked: [string, unknown][] = [];
  const own: string[] = [];
  const waiting: (() => void)[] = [];
  const stay = (how: string) => (url: string) => Promise.resolve(void own.push(`${how} ${url}`));
  const base: Navigation = {
    push: stay('push'),
    replace: stay('replace'),
    reLaunch: stay('reLaunch'),
    switchTab: stay('switchTab'),
    back: () => Promise.resolve(void own.push('back')),
    depth: () => depth,
    current: () => ({ path: '/nps', query: {} }),
  };
  const navigation = miniProgramNavigation({
    base,
    ask: (name, arg) => {
      asked.push([name, arg]);
      return Promise.resolve(!refused.includes(name));
    },
    openedLoggedIn,
    defer: (run) => void waiting.push(run),
  });
  return { navigation, asked, own, waiting };
}

const COURSES = '/pages/courses/my-tab-class/index';
const MINE = '/pages/profile/parents-center/index';
const SETTINGS = '/pages/account/option/index';
const LOGIN = '/pages/account/login/index';
const WEB_VIEW = '/pages/links/web-view/index';

describe('a page of the H5 build inside the mini program', () => {
  it('stays inside for what the mini program shows in its web-view', async () => {
    const { navigation, own, asked } = insideWebView();
    await navigation.push('/pages/download/download-app/index?type=1');
    expect(own).toEqual(['push /pages/download/download-app/index?type=1']);
    expect(asked).toEqual([]);
  });

  it("opens the mini program's own page where it has one", async () => {
    const { navigation, asked, own } = insideWebView();
    await navigation.push(`${SETTINGS}?a=1`);
    await navigation.replace(SETTINGS);
    await navigation.reLaunch(SETTINGS);
    expect(asked).toEqual([
      ['navigateTo', { url: `${SETTINGS}?a=1` }],
      ['redirectTo', { url: SETTINGS }],
      ['reLaunch', { url: SETTINGS }],
    ]);
    expect(own).toEqual([]);
  });

  it('takes the place of its own page when there are ten already', async () => {
    const { navigation, asked } = insideWebView({ refused: ['navigateTo'] });
    await navigation.push(SETTINGS);
    expect(asked.map(([name]) => name)).toEqual(['navigateTo', 'redirectTo']);
  });

  it('switches tabs without a query, which WeChat refuses, and leads home what the mini program hides', async () => {
    const { navigation, asked } = insideWebView();
    await navigation.switchTab(`${MINE}?classHourType=1`);
    await navigation.reLaunch('/pages/home/home/index');
    await navigation.push('/pages/download/download-app-pc/index');
    expect(asked).toEqual([
      ['switchTab', { url: MINE }],
      ['switchTab', { url: COURSES }],
      ['switchTab', { url: COURSES }],
    ]);
  });

  it('shows its own tab where the mini program does not take it: an address opened directly is no empty page', async () => {
    const { navigation, own } = insideWebView({ refused: ['switchTab'] });
    await navigation.reLaunch(COURSES);
    await navigation.push('/pages/home/home/index');
    expect(own).toEqual([`reLaunch ${COURSES}`, `reLaunch ${COURSES}`]);
  });

  it('goes back inside first, then to the page of the mini program below', async () => {
    const inside = insideWebView({ depth: 2 });
    await inside.navigation.back();
    expect(inside.own).toEqual(['back']);
    const first = insideWebView();
    expect(first.navigation.depth()).toBe(2);
    await first.navigation.back();
    expect(first.asked).toEqual([['navigateBack', { delta: 1 }]]);
    // The page is still here: it was opened from a shared card, so there is no page below.
    first.waiting.forEach((run) => run());
    expect(first.asked.at(-1)).toEqual(['switchTab', { url: COURSES }]);
  });

  it('that lost its session says so once, and again only when the mini program did not take it', async () => {
    const to = `${LOGIN}?from=${encodeURIComponent('/nps')}`;
    const lost = insideWebView();
    await Promise.all([lost.navigation.reLaunch(to), lost.navigation.replace(to)]);
    await lost.navigation.replace(to);
    expect(lost.asked).toHaveLength(1);
    const refusing = insideWebView({ refused: ['redirectTo'] });
    await refusing.navigation.replace(to);
    await refusing.navigation.replace(to);
    expect(refusing.asked).toHaveLength(2);
  });

  it('that lost its session lets the parent open it again, and asks for a login only as a visitor', async () => {
    const lost = insideWebView();
    await lost.navigation.replace(`${LOGIN}?from=${encodeURIComponent('/nps?id=1')}`);
    expect(lost.asked).toEqual([
      ['redirectTo', { url: `${WEB_VIEW}?path=${encodeURIComponent('/nps?id=1')}&refused=1` }],
    ]);
    const visitor = insideWebView({ openedLoggedIn: false });
    await visitor.navigation.reLaunch(`${LOGIN}?from=%2Fnps`);
    await visitor.navigation.push(LOGIN);
    expect(visitor.asked).toEqual([
      ['redirectTo', { url: `${LOGIN}?from=%2Fnps` }],
      ['navigateTo', { url: LOGIN }],
    ]);
  });

  it('logs the parent out of the mini program as well', async () => {
    const { navigation, asked } = insideWebView();
    await navigation.reLaunch(LOGIN);
    expect(asked).toEqual([['reLaunch', { url: `${WEB_VIEW}?loggedOut=1` }]]);
  });
});
