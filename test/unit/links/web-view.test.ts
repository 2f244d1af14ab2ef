import { accountCalls } from '@/contract/account/calls';
import { NetworkType, Runtime } from '@/contract/host';
import type { WebViewParams } from '@/contract/links/values';
import { SHARE_DEFAULT } from '@/contract/share/values';
import { lastShareMessage } from '@/pages/links/web-view/share-card';
import { WebViewStore } from '@/pages/links/web-view/store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER, type FakeAppOptions } from '../../support/fakes/fake-app';

const H5 = 'https://app.example';
const mini = { runtime: Runtime.weixinMiniApp, location: () => null };
const oneTime = () => new FakeApi().on(accountCalls.bizTokenLogin, { accessToken: 'once' });

async function open(params: WebViewParams, options: FakeAppOptions = {}) {
  const fake = await fakeApp({ user: TEST_USER, api: oneTime(), platform: mini, ...options });
  const store = new WebViewStore(fake.app, params);
  await store.open();
  return { ...fake, store, src: () => store.address.value, moves: fake.platform.navigation.moves };
}

describe('the web-view of the mini program', () => {
  it("opens a page of ours with the platform's one-time token", async () => {
    const { api, src, platform } = await open({ path: '/downloadApp?type=1' });
    expect(src()).toBe(`${H5}/downloadApp?type=1&bizChannel=PLATFORM&bizToken=once`);
    expect(platform.log.titles).toContain('下载APP');
    expect(api.requests(accountCalls.bizTokenLogin)).toEqual([
      { channel: 'WANDOU', terminal: 'MINI_PROGRAM', token: TEST_USER.token },
    ]);
  });

  it('sends no token without a session', async () => {
    const { src, api } = await open({ path: '/downloadApp' }, { user: {} });
    expect(src()).toBe(`${H5}/downloadApp?bizChannel=PLATFORM`);
    expect(api.sent).toEqual([]);
  });

  it('never passes on a token from elsewhere', async () => {
    const { src } = await open({ path: '/downloadApp?token=stolen&type=1' }, { user: {} });
    expect(src()).toBe(`${H5}/downloadApp?type=1&bizChannel=PLATFORM`);
  });

  it('maps the full address of a page of ours to that page, and no look-alike', async () => {
    expect((await open({ url: `${H5}/downloadApp` })).src()).toContain('bizToken=once');
    expect((await open({ url: `${H5}.evil.example/downloadApp` })).src()).toBe(
      `${H5}.evil.example/downloadApp`,
    );
  });

  it('shows what the backend hands out under our origin as it is: no page of the app, and no token for it', async () => {
    for (const handedOut of ['/demo/pages/shop', '/files/sheet.pdf']) {
      const { src, api } = await open({ url: `${H5}${handedOut}` });
      expect([src(), api.sent]).toEqual([`${H5}${handedOut}`, []]);
    }
  });

  it('opens links of others as they are, and refuses what is no web address', async () => {
    expect((await open({ url: 'https://shop.example/a' })).src()).toBe('https://shop.example/a');
    const { store } = await open({ url: 'javascript:alert(1)' });
    expect(store.trouble).toBe('denied');
  });

  it('asks for a login first where the page needs one', async () => {
    const { src, platform } = await open({ path: '/nps' }, { user: {} });
    expect(src()).toBeUndefined();
    expect(platform.navigation.last).toMatchObject({
      how: 'replace',
      url: '/pages/account/login/index?from=%2Fnps',
    });
  });

  it('asks for a login when the session turns out to be over', async () => {
    const api = new FakeApi().onRefusal(accountCalls.bizTokenLogin, '1000014', '');
    const { app, platform } = await open({ path: '/nps' }, { api });
    expect(app.session.isLoggedIn).toBe(false);
    expect(platform.navigation.last?.url).toBe('/pages/account/login/index?from=%2Fnps');
  });

  it('offers to try again without a network, and when the page itself does not load', async () => {
    const api = new FakeApi().onFailure(accountCalls.bizTokenLogin, { kind: 'network' });
    const { store, src } = await open({ path: '/downloadApp' }, { api });
    expect(store.trouble).toBe('broken');
    api.on(accountCalls.bizTokenLogin, { accessToken: 'again' });
    await store.reopen();
    expect([store.trouble, src()]).toEqual(['none', `${H5}/downloadApp?bizChannel=PLATFORM&bizToken=again`]);
    store.broke();
    expect(store.trouble).toBe('broken');
  });

  it('says of others’ pages that WeChat does not open the address, and copies it', async () => {
    const { store, toasts, platform } = await open({ url: 'https://shop.example/a?b=1' });
    store.broke();
    expect(store.trouble).toBe('foreign');
    await store.copyLink();
    expect(platform.log.copied).toEqual(['https://shop.example/a?b=1']);
    expect(toasts).toEqual(['链接已复制，到浏览器里粘贴打开']);
  });

  it('blames the network where there is none', async () => {
    const platform = { ...mini, networkType: () => NetworkType.unknown };
    const { store } = await open({ url: 'https://shop.example/' }, { platform });
    store.broke();
    expect(store.trouble).toBe('broken');
  });

  it('waits for the parent when a page came back without the session it was opened with', async () => {
    const { store, src, api } = await open({ path: '/nps', refused: '1' });
    expect([store.trouble, src(), api.sent]).toEqual(['refused', undefined, []]);
    await store.reopen();
    expect(src()).toContain('bizToken=once');
  });

  it('leads on to the pages that the mini program has itself', async () => {
    expect((await open({ path: '/option' })).moves.at(-1)?.url).toBe('/pages/account/option/index');
    expect((await open({ path: '/index' })).moves.at(-1)?.url).toContain('/pages/courses/my-tab-class/index');
    expect((await open({ path: '/nonsense' })).moves.at(-1)?.url).toContain(
      '/pages/courses/my-tab-class/index',
    );
  });

  it('ends the session of the mini program when the parent logged out inside', async () => {
    const api = oneTime().on(accountCalls.logout, null);
    const { app, moves, toasts } = await open({ loggedOut: '1' }, { api });
    expect(app.session.isLoggedIn).toBe(false);
    expect(toasts).toEqual(['已退出登录']);
    expect(moves.at(-1)).toMatchObject({ how: 'reLaunch', url: '/pages/account/login/index' });
  });
});

/** Never WeChat's screenshot. */
const OURS = { imageUrl: `${H5}${SHARE_DEFAULT.iconPath}` };

describe('a shared web-view', () => {
  const file = '/pages/links/web-view/index';
  const card = async (params: WebViewParams, webViewUrl?: string, messages: unknown[] = []) => {
    const { store } = await open(params);
    store.hear(messages);
    return store.card(webViewUrl);
  };

  it('leads to where the parent is now, without any token', async () => {
    const now = `${H5}/nps?id=1&bizChannel=PLATFORM&bizToken=once&token=t`;
    expect(await card({ path: '/downloadApp' }, now)).toEqual({
      ...OURS,
      title: '满意度调研',
      path: `${file}?path=${encodeURIComponent('/nps?id=1')}`,
    });
    expect(await card({ url: 'https://shop.example/a' }, 'https://shop.example/b?token=t&c=1')).toEqual({
      ...OURS,
      title: '豌豆家长端',
      path: `${file}?url=${encodeURIComponent('https://shop.example/b?c=1')}`,
    });
    expect((await card({ path: '/downloadApp?token=t' })).path).toBe(`${file}?path=%2FdownloadApp`);
  });

  it('says what the page said last', async () => {
    const share = {
      title: '豆豆的海报',
      toURL: `${H5}/sharePoster?token=t`,
      iconURL: 'https://cdn.example/i.png',
    };
    const messages = [{ share: { ...share, title: 'earlier' } }, { share }, { other: 1 }];
    expect(await card({ path: '/downloadApp' }, `${H5}/downloadApp`, messages)).toEqual({
      title: '豆豆的海报',
      path: `${file}?path=%2FsharePoster`,
      imageUrl: 'https://cdn.example/i.png',
    });
  });

  it.each([
    undefined,
    'text',
    [null, 5, {}, { share: null }, { share: { title: 1, toURL: '', iconURL: '' } }],
  ])('is not confused by %j', (messages) => expect(lastShareMessage(messages)).toBeUndefined());
});
