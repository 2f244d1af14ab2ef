import { memberCalls } from '@/contract/api/member';
import { RedirectType, Runtime } from '@/contract/enums';
import { ERROR_CODE, ok } from '@/contract/errors';
import { builtRoute, routeNames } from '@/contract/routes';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER, type FakeAppOptions } from '../../support/fakes/fake-app';

const open = (options: FakeAppOptions = {}) => fakeApp({ user: TEST_USER, ...options });
const MINI = { platform: { runtime: Runtime.weixinMiniApp, location: () => null } };

describe('going somewhere', () => {
  it('opens the page of the route with an encoded query', async () => {
    const { app, platform } = await open();
    await app.router.go('downloadApp', { type: '2', enter: '61' });
    expect(platform.navigation.last).toEqual({
      how: 'push',
      url: '/pages/download/download-app/index?type=2&enter=61',
    });
  });

  it('switches between tab pages, and keeps what they were opened with', async () => {
    const { app, platform } = await open();
    await app.router.go('parentsCenter', { classHourType: '1' });
    expect(platform.navigation.last).toEqual({
      how: 'switchTab',
      url: '/pages/shell/parents-center/index?classHourType=1',
    });
    expect(app.router.tabParams.get('parentsCenter')).toEqual({ classHourType: '1' });
  });

  it('follows a route that only redirects', async () => {
    const { app, platform } = await open();
    await app.router.go('growUp');
    expect(platform.navigation.last?.url).toBe('/pages/shell/study-plan/index');
  });

  it('leads home where there is no screen yet, and for an unknown path', async () => {
    const { app, platform } = await open();
    const unbuilt = routeNames.find((name) => builtRoute(name) === undefined);
    await app.router.go(unbuilt ?? 'index');
    await app.router.openPath('/nothing/here');
    expect(platform.navigation.moves.map(({ url }) => url)).toEqual([
      '/pages/shell/home/index',
      '/pages/shell/home/index',
    ]);
  });

  it('asks for a login first where the route needs one, and remembers the way', async () => {
    const { app, platform } = await fakeApp();
    await app.router.go('option');
    expect(platform.navigation.last).toEqual({
      how: 'push',
      url: '/pages/account/login/index?from=%2Foption',
    });
  });

  it('goes back, or home where there is nothing behind', async () => {
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
      { how: 'switchTab', url: '/pages/shell/my-tab-class/index' },
      { how: 'switchTab', url: '/pages/shell/parents-center/index' },
    ]);
    expect(app.router.tabParams.get('parentsCenter')).toEqual({ classHourType: '1' });
  });

  it('a page of the H5 build opens in the web-view', async () => {
    const { app, platform } = await open(MINI);
    await app.router.go('downloadApp', { type: '2' });
    expect(platform.navigation.last).toEqual({
      how: 'push',
      url: `/pages/system/web-view/index?path=${encodeURIComponent('/downloadApp?type=2')}`,
    });
  });

  it('what it hides leads to the first tab', async () => {
    const { app, platform } = await open(MINI);
    await app.router.go('growUpStudyPlan');
    expect(platform.navigation.last?.url).toBe('/pages/shell/my-tab-class/index');
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

  it('a tab page is left by starting anew', async () => {
    const { app, platform } = await fakeApp(MINI);
    platform.navigation.place = { path: '/pages/shell/my-tab-class/index', query: {} };
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
      `/pages/system/web-view/index?url=${encodeURIComponent('https://other.example/x')}`,
    );
  });
});

describe('a link made by the server', () => {
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };

  it('opens an inner page by its path', async () => {
    const { app, platform } = await open();
    await app.router.openLink({ redirectType: RedirectType.innerPage, url: '/downloadApp?type=2' });
    await app.router.openLink({ redirectType: RedirectType.innerPage, url: 'option' });
    expect(platform.navigation.moves.map(({ url }) => url)).toEqual([
      '/pages/download/download-app/index?type=2',
      '/pages/settings/option/index',
    ]);
  });

  it('of our own origin stays inside', async () => {
    const { app, platform } = await open();
    await app.router.openLink({ redirectType: RedirectType.h5Link, url: 'https://app.example/option' });
    expect(platform.navigation.last?.url).toBe('/pages/settings/option/index');
    expect(platform.log.opened).toEqual([]);
  });

  it('leaves for another site after 50 ms, without a token', async () => {
    const { app, platform, time, api } = await open();
    const opening = app.router.openLink({
      redirectType: RedirectType.h5Link,
      url: 'https://other.example/x',
    });
    await settle();
    expect(platform.log.opened).toEqual([]);
    time.advance(50);
    await opening;
    expect(platform.log.opened).toEqual(['https://other.example/x']);
    expect(api.sent).toEqual([]);
  });

  it('does nothing for none, for an empty one and for what is no web address', async () => {
    const { app, platform, time } = await open();
    await app.router.openLink({ redirectType: RedirectType.none, url: 'https://other.example' });
    await app.router.openLink({ redirectType: RedirectType.h5Link });
    const opening = app.router.openLink({ redirectType: RedirectType.h5Link, url: 'javascript:alert(1)' });
    await settle();
    time.advance(50);
    await opening;
    expect(platform.log.opened).toEqual([]);
    expect(platform.navigation.moves).toEqual([]);
  });

  it('starts a mini program, or opens its link where that fails', async () => {
    const started: unknown[] = [];
    const { app } = await open({
      platform: { openMiniProgram: (target) => (started.push(target), Promise.resolve(ok(undefined))) },
    });
    await app.router.openLink({
      redirectType: RedirectType.miniProgram,
      xcxId: 'gh_1',
      xcxUrl: 'pages/x',
      url: '/option',
    });
    expect(started).toEqual([{ userName: 'gh_1', path: 'pages/x', edition: 0 }]);
    const failing = await open();
    await failing.app.router.openLink({
      redirectType: RedirectType.miniProgram,
      xcxId: 'gh_1',
      url: '/option',
    });
    expect(failing.platform.navigation.last?.url).toBe('/pages/settings/option/index');
  });
});

describe('leaving the app', () => {
  const trusted = 'https://trusted.example/shop?a=1#top';

  it('takes the one-time token along to a trusted host, behind a loading indicator', async () => {
    const api = new FakeApi();
    const release = api.onHold(memberCalls.oneTimeLinkToken);
    const { app, platform, feedback } = await open({ api });
    const opening = app.router.openExternal(trusted);
    expect(feedback.loadingText).not.toBe('');
    release(ok({ token: 'once' }));
    await opening;
    expect(platform.log.opened).toEqual(['https://trusted.example/shop?a=1&token=once#top']);
    expect(feedback.loadingText).toBe('');
  });

  it('takes an empty one along where it cannot be had', async () => {
    const api = new FakeApi().onRefusal(memberCalls.oneTimeLinkToken, ERROR_CODE.sessionInvalid, '');
    const { app, platform, feedback } = await fakeApp({ api });
    await app.router.openExternal(trusted);
    expect(platform.log.opened).toEqual(['https://trusted.example/shop?a=1&token=#top']);
    expect(feedback.loadingText).toBe('');
  });

  it('says which app it comes from', async () => {
    const { app, platform } = await open({ platform: { runtime: Runtime.iosApp } });
    await app.router.openExternal('https://other.example/x');
    expect(platform.log.opened).toEqual(['https://other.example/x?appType=ios']);
  });

  it('tracks the host and nothing of the address', async () => {
    const { app, tracker } = await open();
    await app.router.openExternal('https://other.example/secret?token=1');
    expect(tracker.payloads('external_link_open')).toEqual([{ host: 'other.example', withToken: false }]);
  });
});
