import { Runtime } from '@/contract/host';
import type { RouteEntry } from '@/contract/route';
import { pageFile, routeNames, routes, type RouteName } from '@/contract/routes';
import { fakeApp, TEST_USER, type FakeAppOptions } from '../../support/fakes/fake-app';

const open = (options: FakeAppOptions = {}) => fakeApp({ user: TEST_USER, ...options });
const MINI = { platform: { runtime: Runtime.weixinMiniApp, location: () => null } };

describe('going somewhere', () => {
  it('opens the page of the route with an encoded query', async () => {
    const { app, platform } = await open();
    await app.router.go('syllabus', { step: 'S1 2' });
    expect(platform.navigation.last).toEqual({
      how: 'push',
      url: '/pages/courses/syllabus/index?step=S1%202',
    });
  });

  it('switches between tab pages, and keeps what they were opened with', async () => {
    const { app, platform } = await open();
    await app.router.go('parentsCenter', { classHourType: '1' });
    expect(platform.navigation.last).toEqual({
      how: 'switchTab',
      url: '/pages/profile/parents-center/index?classHourType=1',
    });
    expect(app.router.tabParams.get('parentsCenter')).toEqual({ classHourType: '1' });
  });

  it('gives the screen in front the address of what it shows now, and no other screen', async () => {
    const { app, platform } = await open();
    platform.navigation.place = { path: '/babyShowVideo', query: { id: '7', presentKey: 'a' } };
    expect(app.router.restate('babyShowVideo', { id: '7' })).toBe(false);
    expect(app.router.restate('babyShowVideo', { id: '9' })).toBe(true);
    expect(app.router.restate('babyShowDetail', { id: '9' })).toBe(false);
    expect(platform.log.addresses).toEqual(['https://app.example/babyShowVideo?id=9&presentKey=a']);
    expect(platform.navigation.moves).toEqual([]);
  });

  it('follows a route that only redirects', async () => {
    const { app, platform } = await open();
    await app.router.go('growUp');
    expect(platform.navigation.last?.url).toBe('/pages/growth/study-plan/index');
  });

  it('leads home for an unknown path', async () => {
    const { app, platform } = await open();
    await app.router.openPath('/nothing/here');
    expect(platform.navigation.last?.url).toBe('/pages/home/home/index');
  });

  it('asks for a login first where the route needs one, and remembers the target', async () => {
    const { app, platform } = await fakeApp();
    await app.router.go('option');
    expect(platform.navigation.last).toEqual({
      how: 'push',
      url: '/pages/account/login/index?from=%2Foption',
    });
  });

  it('goes back, or home without a page before', async () => {
    const { app, platform } = await open();
    platform.navigation.pages = 2;
    await app.router.back();
    platform.navigation.pages = 1;
    await app.router.back();
    expect(platform.navigation.moves.map(({ how }) => how)).toEqual(['back', 'reLaunch']);
  });
});

describe('in the mini program', () => {
  it('home is the first tab, without a query, which the tab gets all the same', async () => {
    const { app, platform } = await open(MINI);
    await app.router.go('index');
    await app.router.go('parentsCenter', { classHourType: '1' });
    expect(platform.navigation.moves).toEqual([
      { how: 'switchTab', url: '/pages/courses/my-tab-class/index' },
      { how: 'switchTab', url: '/pages/profile/parents-center/index' },
    ]);
    expect(app.router.tabParams.get('parentsCenter')).toEqual({ classHourType: '1' });
  });

  it('a page of the H5 build opens in the web-view', async () => {
    const { app, platform } = await open(MINI);
    await app.router.go('downloadApp', { type: '2' });
    expect(platform.navigation.last).toEqual({
      how: 'push',
      url: `/pages/links/web-view/index?path=${encodeURIComponent('/downloadApp?type=2&enter=61')}`,
    });
  });

  it('what it hides leads to the first tab', async () => {
    const { app, platform } = await open(MINI);
    await app.router.go('growUpStudyPlan');
    expect(platform.navigation.last?.url).toBe('/pages/courses/my-tab-class/index');
  });

  const ELSEWHERE = '这个页面请在豌豆家长端里查看';

  it('what has no page there says where it is and stays', async () => {
    const { app, platform, toasts } = await open(MINI);
    platform.navigation.place = { path: '/pages/account/option/index', query: {} };
    expect(app.router.shows('activityCenter')).toBe(false);
    await app.router.go('activityCenter');
    await app.router.replace('activityCenter');
    expect(toasts).toEqual([ELSEWHERE]);
    expect(platform.navigation.moves).toEqual([]);
  });

  it('what has no page there asks for no login, and so it is in its web-view', async () => {
    const inside = { platform: { runtime: Runtime.weixinWeb, insideMiniProgram: true } };
    for (const place of [MINI, inside]) {
      const { app, platform, toasts } = await fakeApp(place);
      platform.navigation.place = { path: '/nps', query: {} };
      await app.router.go('growUpStudyPlan');
      await app.router.go('medalList');
      expect(toasts).toEqual([ELSEWHERE]);
      expect(platform.navigation.moves).toEqual([]);
      expect(app.router.shows('leaveRecord')).toBe(true);
    }
  });

  it('what has no page there leads to the first tab where there is no page to stay on', async () => {
    const { app, platform, toasts } = await open(MINI);
    platform.navigation.place = { path: '/pages/account/option/index', query: {} };
    await app.router.reLaunch('activityCenter');
    platform.navigation.place = null;
    await app.router.go('activityCenter');
    expect(toasts).toEqual([ELSEWHERE]);
    expect(platform.navigation.moves.map(({ url }) => url)).toEqual([
      '/pages/courses/my-tab-class/index',
      '/pages/courses/my-tab-class/index',
    ]);
  });

  it('every screen is a page of its own, one in the web-view, or none, as the manifest says', async () => {
    const { app, platform } = await open(MINI);
    const ledTo = async (name: RouteName): Promise<string> => {
      platform.navigation.place = { path: '/pages/account/option/index', query: {} };
      await app.router.openPath(routes[name].path);
      return platform.navigation.moves.splice(0).at(-1)?.url ?? '';
    };
    const homes: readonly string[] = ['', '/pages/courses/my-tab-class/index'];
    for (const name of routeNames) {
      const { path, page = '', weapp }: RouteEntry = routes[name];
      const url = decodeURIComponent(await ledTo(name));
      if (weapp === 'native') expect(url).toBe(`/${pageFile(page)}`);
      else if (weapp === 'webView') expect(url).toMatch(`/pages/links/web-view/index?path=${path}`);
      else expect(homes).toContain(url);
    }
  });

  it('an eleventh page takes the place of the tenth', async () => {
    const { app, platform } = await open(MINI);
    platform.navigation.pages = 10;
    await app.router.go('option');
    expect(platform.navigation.last?.how).toBe('replace');
  });

  it('leads to the login once, however many notice that the session ended', async () => {
    const { app, platform } = await fakeApp();
    platform.navigation.place = { path: '/login', query: { from: '%2Foption' } };
    const before = platform.navigation.moves.length;
    await app.router.toLogin('replace');
    expect(platform.navigation.moves).toHaveLength(before);
  });

  it('a tab page is left by a relaunch', async () => {
    const { app, platform } = await fakeApp(MINI);
    platform.navigation.place = { path: '/pages/courses/my-tab-class/index', query: {} };
    await app.router.toLogin('replace');
    expect(platform.navigation.last).toEqual({
      how: 'reLaunch',
      url: '/pages/account/login/index?from=%2FmyTabClass',
    });
  });

  it('a link of others opens in the web-view', async () => {
    const { app, platform } = await open(MINI);
    await app.router.openExternal('https://other.example/x');
    expect(platform.navigation.last?.url).toBe(
      `/pages/links/web-view/index?url=${encodeURIComponent('https://other.example/x')}`,
    );
  });
});

describe('a start that skipped the authentication', () => {
  const skipped = async () => {
    const asked: string[] = [];
    const fake = await fakeApp();
    const { router, session } = fake.app;
    router.beforeAuth(() => {
      asked.push(session.token);
      session.setUser(TEST_USER);
      return Promise.resolve();
    });
    return { ...fake, asked };
  };

  it('is completed once, before the first page that needs the user', async () => {
    const { app, asked, platform } = await skipped();
    await app.router.go('option');
    await app.router.go('option');
    expect(asked).toEqual(['']);
    expect(platform.navigation.last?.url).toBe('/pages/account/option/index');
  });

  it('is made up for before home and the login, too', async () => {
    const home = await skipped();
    await home.app.router.home();
    const login = await skipped();
    await login.app.router.toLogin();
    expect([home.asked, login.asked]).toEqual([[''], ['']]);
  });

  it('stays skipped between the pages without authentication', async () => {
    const { app, asked } = await skipped();
    await app.router.go('evaluationQuestions');
    await app.router.go('liveAuditorGuide');
    expect(asked).toEqual([]);
  });
});
