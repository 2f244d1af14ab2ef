import { DIALECTS, systemOf, startNativeApp } from '@/simulator/native-app';
import { emptyPage, InApp } from './support/in-app';
import { FakeTime } from '../../support/fakes/fake-time';

const USER = { userId: 42, token: 't', time: 17, appToken: 'a', openId: 'o' };
const WEB_INIT = 'GetWebInitStatus';

describe.each(DIALECTS)('an app that speaks %s', (dialect) => {
  const isAndroid = systemOf(dialect) === 'android';

  it('says what it is', async () => {
    const host = await InApp.start({ dialect, appVersion: '1.9.0' });
    expect(await host.now(host.info())).toMatchObject({
      appVersion: '1.9.0',
      system: isAndroid ? '1' : '2',
      channel: '0',
    });
  });

  it('is called in order by a page that could not wait', async () => {
    const host = await InApp.start({ dialect, readyAfterMs: 200 });
    const answers = Promise.all([
      host.info(),
      host.abilities.call('getPushState', {}),
      host.abilities.call('getSharePlatforms', {}),
    ]);
    await host.pass();
    expect(host.names()).toEqual([]);
    const [, push, platforms] = await host.after(250, answers);
    expect(host.names()).toEqual(['GetSystemEnvInfo', 'GetPushState', 'GetSharePlatforms']);
    expect(push).toEqual({ ok: true, value: true });
    expect(platforms).toEqual({ ok: true, value: { platforms: ['friend', 'friendLine', 'douyin'] } });
  });

  it('keeps the user over a reload of the page', async () => {
    const host = await InApp.start({ dialect });
    await host.now(host.abilities.call('setUserData', USER));
    const reloaded = await InApp.start({ dialect }, host.page);
    expect(await reloaded.now(reloaded.abilities.call('getUserData', {}))).toEqual({ ok: true, value: USER });
  });

  it('understands calls of every kind, however it replies', async () => {
    for (const replyAs of ['string', 'object'] as const) {
      const host = await InApp.start({ dialect, replyAs, wrapsUserData: false, user: USER });
      const { abilities } = host;
      const [user, height, size, saved] = await host.now(
        Promise.all([
          abilities.call('getUserData', {}),
          abilities.call('getDeviceTopHeight', {}),
          abilities.call('getCourseCacheSize', {}),
          abilities.call('savePhotoToAlbum', { url: 'https://a.example/p.jpg' }),
        ]),
      );
      expect(user).toEqual({ ok: true, value: USER });
      expect(height).toEqual({ ok: true, value: isAndroid ? 24 : 44 });
      expect(size).toEqual({ ok: true, value: 73_400_320 });
      expect(saved).toEqual({ ok: true, value: null });
    }
  });

  it('sends the page its events, and the progress of a film', async () => {
    const host = await InApp.start({ dialect });
    const received: unknown[] = [];
    host.abilities.on('OnResume', () => received.push('resumed'));
    host.abilities.on('OnPause', () => received.push('paused'));
    host.abilities.on('WebViewGoBack', () => received.push('back'));
    host.abilities.on('SaveVideoProgress', ({ progress }) => received.push(progress));
    await host.pass();
    void host.app.emit('OnPause');
    void host.app.emit('OnResume');
    void host.app.emit('WebViewGoBack');
    await host.pass();
    expect(received).toEqual(['paused', 'resumed', 'back']);
    const saved = await host.now(host.abilities.call('saveVideo', { url: 'https://a.example/f.mp4' }));
    await host.pass();
    expect(saved.ok).toBe(true);
    expect(received.slice(3)).toEqual([0, 50, 100]);
  });

  it('never answers a command that it does not know', async () => {
    const host = await InApp.start({ dialect, unknown: ['GetPushState'] });
    const answer = await host.after(5000, host.abilities.call('getPushState', {}));
    expect(answer).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('does not know what came with a later version', async () => {
    const host = await InApp.start({ dialect, appVersion: '2.1.0' });
    const call = { name: 'SaveVideo', params: {}, replies: true, timeoutMs: 5000 };
    expect(await host.after(5000, host.bridge.call(call))).toEqual({ ok: false, error: { kind: 'timeout' } });
    const video = { name: 'Share', params: { shareType: 'video' }, replies: true, timeoutMs: 5000 };
    expect((await host.after(5000, host.bridge.call(video))).ok).toBe(false);
    const link = { ...video, params: { shareType: 'link' } };
    expect((await host.now(host.bridge.call(link))).ok).toBe(true);
  });

  it('may never answer: then the page is a plain one', async () => {
    const host = await InApp.start({ dialect, readyAfterMs: null });
    const info = host.info();
    await host.pass(5000);
    await host.pass(5000);
    expect(await info).toBeUndefined();
  });

  it('does no harm by answering twice, late or nonsense', async () => {
    const host = await InApp.start({
      dialect,
      faults: { GetPushState: 'twice', GetSharePlatforms: 'late', GetCourseCacheSize: 'malformed' },
    });
    const { abilities } = host;
    expect(await host.now(abilities.call('getPushState', {}))).toEqual({ ok: true, value: true });
    const late = abilities.call('getSharePlatforms', {});
    expect(await host.after(5000, late)).toEqual({ ok: false, error: { kind: 'timeout' } });
    const nonsense = await host.now(abilities.call('getCourseCacheSize', {}));
    expect(nonsense).toMatchObject({ ok: false, error: { kind: 'decode' } });
    await host.pass(12 * 60_000);
    expect(await host.now(abilities.call('getPushState', {}))).toEqual({ ok: true, value: true });
  });

  it('refuses what the parent did not allow', async () => {
    const host = await InApp.start({ dialect, permissions: { push: false, photos: false } });
    const { abilities } = host;
    const [push, chosen, saved] = await host.now(
      Promise.all([
        abilities.call('getPushState', {}),
        abilities.call('chooseFile', { kind: 'image', count: 1 }),
        abilities.call('saveImage', { imgBase: 'data:image/png;base64,AA==' }),
      ]),
    );
    expect(push).toEqual({ ok: true, value: false });
    expect(chosen).toEqual({ ok: false, error: { kind: 'denied', ability: 'ChooseFile' } });
    expect(saved).toEqual({ ok: false, error: { kind: 'denied', ability: 'SaveImg' } });
  });
});

describe('Android', () => {
  it.each(['jsbridge1', 'jsbridge2'] as const)(
    'receives by %s that the page has started',
    async (dialect) => {
      const host = await InApp.start({ dialect });
      await host.pass();
      const asked = host.app.emit(WEB_INIT);
      await host.pass();
      host.abilities.started();
      expect(await host.now(asked)).toEqual({ status: 1 });
    },
  );

  it('wraps the user so that it is no JSON, and the page reads it all the same', async () => {
    const host = await InApp.start({ dialect: 'jsbridge1', user: USER });
    const raw = await host.now(
      host.bridge.call({ name: 'GetUserData', params: {}, replies: true, timeoutMs: 5000 }),
    );
    const text = raw.ok ? String(raw.value) : '';
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(JSON.parse(text.slice(13, -2))).toEqual(USER);
    expect(await host.now(host.abilities.call('getUserData', {}))).toEqual({ ok: true, value: USER });
  });

  it('of JsBridge 1 keeps its answers until init, which may be called once', async () => {
    const time = new FakeTime();
    const page = await emptyPage(time);
    startNativeApp(page, { dialect: 'jsbridge1' });
    time.advance(0);
    const bridge = page.WebViewJavascriptBridge;
    const init = bridge?.init as (handler: () => void) => void;
    const replies: unknown[] = [];
    bridge?.callHandler?.('GetPushState', {}, (reply: unknown) => replies.push(reply));
    const settle = async (): Promise<void> => {
      for (let round = 0; round < 5; round += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        time.advance(0);
      }
    };
    await settle();
    expect(replies).toEqual([]);
    init(() => undefined);
    await settle();
    expect(replies).toEqual(['true']);
    expect(() => init(() => undefined)).toThrow('init called twice');
  });

  it('of JsBridge 2 has its object in the page before callHandler', async () => {
    const time = new FakeTime();
    const page = await emptyPage(time);
    startNativeApp(page, { dialect: 'jsbridge2' });
    expect(page.WebViewJavascriptBridge).toBeDefined();
    expect(page.WebViewJavascriptBridge?.callHandler).toBeUndefined();
    time.advance(0);
    expect(page.WebViewJavascriptBridge?.callHandler).toBeInstanceOf(Function);
  });
});

describe('iOS', () => {
  const shakeHands = async (dialect: 'wvjb5' | 'wvjb6', address: string): Promise<boolean> => {
    const time = new FakeTime();
    const page = await emptyPage(time);
    startNativeApp(page, { dialect });
    const frame = page.document.createElement('iframe');
    frame.src = address;
    page.document.documentElement.appendChild(frame);
    await new Promise((resolve) => setImmediate(resolve));
    frame.remove();
    time.advance(0);
    return page.WebViewJavascriptBridge !== undefined;
  };

  it.each([
    ['wvjb5', 'wvjbscheme://__BRIDGE_LOADED__', true],
    ['wvjb5', 'https://__bridge_loaded__', false],
    ['wvjb6', 'wvjbscheme://__BRIDGE_LOADED__', true],
    ['wvjb6', 'https://__bridge_loaded__', true],
    ['wvjb6', 'about:blank', false],
  ] as const)('of %s asked through %s: is there %s', async (dialect, address, isThere) => {
    expect(await shakeHands(dialect, address)).toBe(isThere);
  });
});
