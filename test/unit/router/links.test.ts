import { Runtime } from '@/contract/host';
import { linksCalls } from '@/contract/links/calls';
import { RedirectType } from '@/contract/links/values';
import { ERROR_CODE, fail, ok } from '@/contract/errors';
import { LINKS } from '@/services/router/links';
import { ERROR } from '@/services/texts';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER, type FakeApp, type FakeAppOptions } from '../../support/fakes/fake-app';

const open = (options: FakeAppOptions = {}) => fakeApp({ user: TEST_USER, ...options });
const TRUSTED = 'https://trusted.example/shop?a=1#top';
const OTHER = 'https://other.example/x';

/** Flushes everything that does not wait for a timer or a response. */
const settle = async (): Promise<void> => {
  for (let round = 0; round < 60; round += 1) await Promise.resolve();
};

const withToken = () => new FakeApi().on(linksCalls.oneTimeLinkToken, { token: 'once' });

/** Follows a link from the server, including the 50 ms delay before it opens. */
async function follow(fake: FakeApp, target: Parameters<FakeApp['app']['router']['openLink']>[0]) {
  const following = fake.app.router.openLink(target);
  await settle();
  fake.time.advance(50);
  await following;
}

describe('a link made by the server', () => {
  it('opens an inner page by its path, with or without its slash', async () => {
    const { app, platform } = await open();
    await app.router.openLink({ redirectType: RedirectType.innerPage, url: '/downloadApp?type=2' });
    await app.router.openLink({ redirectType: RedirectType.innerPage, url: 'option' });
    expect(platform.navigation.moves.map(({ url }) => url)).toEqual([
      '/pages/download/download-app/index?type=2',
      '/pages/account/option/index',
    ]);
  });

  it.each(['https://app.example/option', 'https://app.example/option#top', 'https://app.example/#/option'])(
    'of our own origin stays inside: %s',
    async (url) => {
      const { app, platform } = await open();
      await app.router.openLink({ redirectType: RedirectType.h5Link, url });
      await app.router.openExternal(url);
      expect(platform.navigation.moves.map((move) => move.url)).toEqual([
        '/pages/account/option/index',
        '/pages/account/option/index',
      ]);
      expect(platform.log.opened).toEqual([]);
    },
  );

  it('to what the backend hands out under our own origin is no page', async () => {
    const { app, platform } = await open();
    await app.router.openExternal('https://app.example/v1/personalData/file/once/a.json?view=1');
    expect(platform.navigation.moves).toEqual([]);
    expect(platform.log.opened).toEqual(['https://app.example/v1/personalData/file/once/a.json?view=1']);
  });

  it('to a page of the demonstration under our own origin leaves the app, however it is written', async () => {
    const fake = await open();
    const url = 'https://app.example/demo/pages/consult';
    await fake.app.router.openExternal(url);
    await follow(fake, { redirectType: RedirectType.h5Link, url });
    expect(fake.platform.navigation.moves).toEqual([]);
    expect(fake.platform.log.opened).toEqual([url, url]);
  });

  it('takes the place of the current page where the caller wants that', async () => {
    const { app, platform } = await open();
    await app.router.openLink({ url: '/option' }, { replace: true });
    expect(platform.navigation.last?.how).toBe('replace');
  });

  it('leaves for another site after 50 ms, without a token', async () => {
    const { app, platform, time, api } = await open();
    const opening = app.router.openLink({ redirectType: RedirectType.h5Link, url: OTHER });
    await settle();
    expect(platform.log.opened).toEqual([]);
    time.advance(50);
    await opening;
    expect(platform.log.opened).toEqual([OTHER]);
    expect(api.sent).toEqual([]);
  });

  it('does nothing for none and for an empty one', async () => {
    const { app, platform, toasts } = await open();
    await app.router.openLink({ redirectType: RedirectType.none, url: OTHER });
    await app.router.openLink({ redirectType: RedirectType.h5Link });
    expect([platform.log.opened, platform.navigation.moves, toasts]).toEqual([[], [], []]);
  });

  it.each([
    'javascript:alert(1)',
    '//other.example/x',
    '/\\other.example',
    'https://app.example@other.example/',
  ])('that is no web address is refused with a message: %s', async (url) => {
    const fake = await open();
    await follow(fake, { redirectType: RedirectType.h5Link, url });
    await follow(fake, { redirectType: RedirectType.innerPage, url });
    await fake.app.router.openExternal(url);
    expect(fake.platform.log.opened).toEqual([]);
    expect(fake.platform.navigation.moves).toEqual([]);
    expect(fake.toasts).toContain(LINKS.refused);
  });
});

describe('leaving the app', () => {
  it('takes the one-time token along to a trusted host, behind a loading indicator', async () => {
    const api = new FakeApi();
    const release = api.onHold(linksCalls.oneTimeLinkToken);
    const { app, platform, feedback } = await open({ api });
    const opening = app.router.openExternal(TRUSTED);
    await settle();
    expect(feedback.loadingText).not.toBe('');
    release(ok({ token: 'once' }));
    await opening;
    expect(platform.log.opened).toEqual(['https://trusted.example/shop?a=1&token=once#top']);
    expect(feedback.loadingText).toBe('');
  });

  it.each([
    ['no network', fail({ kind: 'network' } as const)],
    ['a time-out', fail({ kind: 'timeout' } as const)],
    ['a code', fail({ kind: 'business', code: '5', message: '' } as const)],
    ['a session that ended', fail({ kind: 'auth', code: ERROR_CODE.sessionExpired, message: '' } as const)],
    ['an answer without a token', ok(null as never)],
  ])('adds an empty one for %s, and closes the indicator', async (_why, answer) => {
    const api = new FakeApi();
    api.onHold(linksCalls.oneTimeLinkToken)(answer);
    const { app, platform, feedback } = await open({ api });
    await app.router.openExternal(TRUSTED);
    expect(platform.log.opened).toEqual(['https://trusted.example/shop?a=1&token=#top']);
    expect(feedback.loadingText).toBe('');
  });

  it('adds an empty one for a visitor, without a request', async () => {
    const { app, platform, api } = await fakeApp({ api: withToken() });
    await app.router.openExternal(TRUSTED);
    expect(platform.log.opened).toEqual(['https://trusted.example/shop?a=1&token=#top']);
    expect(api.sent).toEqual([]);
  });

  it.each([
    'https://trusted.example:8443/',
    'https://trusted.example.other.example/',
    'https://ｔrusted.example/',
    'https://other.example/https://trusted.example/',
    'https://other.example/#https://trusted.example/',
    'https://other.example?host=trusted.example',
    'http://trusted.example/shop',
  ])('gives the token to no host that is not on the list, and to none in clear text: %s', async (link) => {
    const { app, platform, api } = await open({ api: withToken() });
    await app.router.openExternal(link);
    expect(api.sent).toEqual([]);
    expect(platform.log.opened).toEqual([link]);
  });

  it.each(['https://user@trusted.example/', 'https://trusted.example\\@other.example/'])(
    'opens no address that readers read differently: %s',
    async (link) => {
      const { app, platform, api } = await open({ api: withToken() });
      await app.router.openExternal(link);
      expect([api.sent, platform.log.opened]).toEqual([[], []]);
    },
  );

  it("does not pass on a token of the link's own", async () => {
    const { app, platform } = await open({ api: withToken() });
    await app.router.openExternal('https://trusted.example/?token=planted&a=1');
    expect(platform.log.opened).toEqual(['https://trusted.example/?a=1&token=once']);
  });

  it('opens once, however often it is tapped while the token loads', async () => {
    const api = new FakeApi();
    const release = api.onHold(linksCalls.oneTimeLinkToken);
    const { app, platform } = await open({ api });
    const taps = [app.router.openExternal(TRUSTED), app.router.openExternal(TRUSTED)];
    await settle();
    release(ok({ token: 'once' }));
    await Promise.all(taps);
    expect(platform.log.opened).toHaveLength(1);
  });

  it.each([
    [Runtime.androidApp, 'android'],
    [Runtime.iosApp, 'ios'],
  ])('from %s says appType=%s, and whether it replaces the page', async (runtime, appType) => {
    const opened: unknown[] = [];
    const openExternal = (...how: unknown[]) => (opened.push(how), Promise.resolve(ok(undefined)));
    const { app } = await open({ platform: { runtime, openExternal } });
    await app.router.openExternal(OTHER);
    await app.router.openExternal(`${OTHER}?appType=web`, { replace: true });
    const address = `${OTHER}?appType=${appType}`;
    expect(opened).toEqual([
      [address, { replace: false }],
      [address, { replace: true }],
    ]);
  });

  it('says so when the host does not open it', async () => {
    const openExternal = () => Promise.resolve(fail({ kind: 'timeout' } as const));
    const { app, toasts } = await open({ platform: { openExternal } });
    await app.router.openExternal(OTHER);
    expect(toasts).toEqual([ERROR.timeout]);
  });

  it('tracks the host and nothing of the address', async () => {
    const { app, tracker } = await open();
    await app.router.openExternal('https://other.example/secret?token=1');
    expect(tracker.payloads('external_link_open')).toEqual([{ host: 'other.example', withToken: false }]);
  });

  it('goes through the web-view page in the mini program', async () => {
    const { app, platform } = await open({
      api: withToken(),
      platform: { runtime: Runtime.weixinMiniApp, location: () => null },
    });
    await app.router.openExternal('https://trusted.example/x', { replace: true });
    expect(platform.navigation.last).toEqual({
      how: 'replace',
      url: `/pages/links/web-view/index?url=${encodeURIComponent('https://trusted.example/x?token=once')}`,
    });
  });
});

describe('a one-time token', () => {
  const tokenOf = async (options: FakeAppOptions) => {
    const fake = await fakeApp(options);
    const { Links } = await import('@/services/router/links');
    const { app } = fake;
    const moves = { openPath: () => Promise.resolve(), openWebView: () => Promise.resolve() };
    return new Links({ ...app, native: () => app.native }, moves).linkToken();
  };
  const refused = (message: string) => fail({ kind: 'business', code: '', message });

  it('is what code 0 gives', async () => {
    expect(await tokenOf({ user: TEST_USER, api: withToken() })).toEqual(ok('once'));
  });

  it('is empty for code 1000014', async () => {
    const api = new FakeApi().onRefusal(linksCalls.oneTimeLinkToken, '1000014', '');
    expect(await tokenOf({ user: TEST_USER, api })).toEqual(ok(''));
  });

  it('is refused for any other code: 返回状态码非法', async () => {
    const api = new FakeApi().onRefusal(linksCalls.oneTimeLinkToken, '7', 'no');
    expect(await tokenOf({ user: TEST_USER, api })).toEqual(refused('返回状态码非法'));
  });

  it('is refused without a login: 没有登录', async () => {
    expect(await tokenOf({ api: withToken() })).toEqual(refused('没有登录'));
  });
});
