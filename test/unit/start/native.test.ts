import { accountCalls } from '@/contract/account/calls';
import { Runtime } from '@/contract/host';
import { profileCalls } from '@/contract/profile/calls';
import { fail, ok, type Result } from '@/contract/errors';
import { createFakePlatform } from '@/platform/fake';
import type { NativeUser, Platform } from '@/platform/types';
import { Boot } from '@/start/boot';
import { startApp, whoIsHere } from '@/start/steps';
import { thirdPartyLogin } from '@/stores/session/third-party-login';
import { loginApi } from '../../support/fakes/answers';
import { fakeApp, TEST_USER, type FakeApp } from '../../support/fakes/fake-app';
import { FakeTime } from '../../support/fakes/fake-time';

const NATIVE: NativeUser = { userId: 42, token: 'token-1', appToken: 'a', time: 17, openId: 'open-of-app' };
const OTHER: NativeUser = { ...NATIVE, userId: 7, token: 'token-7' };

const settle = async (): Promise<void> => {
  for (let epoch = 0; epoch < 100; epoch += 1) await Promise.resolve();
};

interface Phone extends FakeApp {
  /** Another web-view of the app logs in or out, and the user returns to this one. */
  comeBack(user: Result<NativeUser | null>): Promise<void>;
  reads(): number;
}

/** A page in the app, started with this user and path. */
async function phone(user: NativeUser | null, path = '/index'): Promise<Phone> {
  let kept: Result<NativeUser | null> = ok(user);
  let reads = 0;
  const { nativeUser } = createFakePlatform();
  const platform: Partial<Platform> = {
    runtime: Runtime.androidApp,
    nativeUser: { ...nativeUser, read: () => Promise.resolve(((reads += 1), kept)) },
  };
  const fake = await fakeApp({ api: loginApi(), platform });
  fake.platform.navigation.place = { path, query: {} };
  await whoIsHere(fake.app);
  await settle();
  return {
    ...fake,
    reads: () => reads,
    comeBack: async (answer) => {
      kept = answer;
      fake.platform.abilities.emit('OnResume', null);
      fake.platform.abilities.emit('WebViewGoBack', null);
      await settle();
    },
  };
}

describe('after the start in a native app', () => {
  it('the app gets the version of the page', async () => {
    const { platform } = await phone(NATIVE);
    expect(platform.abilities.paramsOf('setWebVersion')).toEqual([{ version: '1.30.98' }]);
  });

  it('a page that skips authentication reports its version, too', async () => {
    const location = () => ({ origin: '', host: '', path: '/playback', href: '' });
    const fake = await fakeApp({ platform: { runtime: Runtime.iosApp, location } });
    await whoIsHere(fake.app);
    await settle();
    expect(fake.platform.abilities.paramsOf('setWebVersion')).toHaveLength(1);
  });

  it('a web page reports nothing', async () => {
    const fake = await fakeApp();
    await whoIsHere(fake.app);
    await settle();
    expect(fake.platform.abilities.calls).toEqual([]);
  });

  it('the app learns that the page has started, once it is ready', async () => {
    const platform = createFakePlatform({ runtime: Runtime.androidApp });
    const booting = new Boot();
    const seen: string[] = [];
    platform.abilities.started = () => void seen.push(booting.status);
    const time = new FakeTime();
    await startApp(booting, () => Promise.resolve(platform), { clock: time, scheduler: time });
    expect(seen).toEqual(['ready']);
  });
});

describe('the room of the status bar', () => {
  const { environment } = createFakePlatform();
  async function start(runtime: Runtime, appVersion: string, prepare?: (fake: FakeApp) => void) {
    const reserved: number[] = [];
    const reserveTop = (pixels: number) => void reserved.push(pixels);
    const fake = await fakeApp({
      api: loginApi(),
      platform: { runtime, reserveTop, environment: { ...environment, appVersion } },
    });
    prepare?.(fake);
    await whoIsHere(fake.app);
    await settle();
    return { reserved, asked: fake.platform.abilities.paramsOf('setDeviceTopArea') };
  }

  it.each([
    [Runtime.androidApp, '1.1.5'],
    [Runtime.iosApp, '1.1.1'],
  ])('is the page’s in %s from %s on, which leaves room for it', async (runtime, version) => {
    expect(await start(runtime, version)).toEqual({ reserved: [20], asked: [{ isTop: true }] });
  });

  it.each([
    [Runtime.androidApp, '1.1.4'],
    [Runtime.iosApp, '1.1.0'],
  ])('stays the app’s in %s %s, which is asked nothing', async (runtime, version) => {
    const asked = jest.fn(() => ok(20));
    const opened = await start(runtime, version, ({ platform }) =>
      platform.abilities.setReply('getDeviceTopHeight', asked),
    );
    expect(opened).toEqual({ reserved: [], asked: [] });
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([fail({ kind: 'timeout' } as const), ok(0)])(
    'stays the app’s where its height is %j',
    async (height) => {
      const opened = await start(Runtime.iosApp, '2.0.0', ({ platform }) =>
        platform.abilities.setReply('getDeviceTopHeight', height),
      );
      expect(opened).toEqual({ reserved: [], asked: [] });
    },
  );

  it('is given back where the app does not let the page have it', async () => {
    const opened = await start(Runtime.iosApp, '2.0.0', ({ platform }) =>
      platform.abilities.setReply('setDeviceTopArea', fail({ kind: 'timeout' })),
    );
    expect(opened.reserved).toEqual([20, 0]);
  });
});

describe('back in front', () => {
  it('nothing happens with the user that was here, and the app is asked once', async () => {
    const { api, comeBack, platform, reads } = await phone(NATIVE, '/option');
    const before = [api.sent.length, platform.navigation.moves.length];
    const read = reads();
    await comeBack(ok({ ...NATIVE, time: 18 }));
    expect([api.sent.length, platform.navigation.moves.length]).toEqual(before);
    expect(reads()).toBe(read + 1);
  });

  it('what the app announced before the page listened is not missed', async () => {
    const { nativeUser } = createFakePlatform();
    let kept: NativeUser = NATIVE;
    const read = () => Promise.resolve(ok(kept));
    const platform: Partial<Platform> = { runtime: Runtime.androidApp, nativeUser: { ...nativeUser, read } };
    const { app } = await fakeApp({ api: loginApi(), platform });
    const started = whoIsHere(app);
    await started;
    // The event is missed: its listener is in a chunk loaded after the start.
    kept = OTHER;
    await settle();
    expect(app.session.user).toMatchObject({ token: 'token-7', userId: 7 });
  });

  it('a login elsewhere is followed: user, child and visit, and the page stays', async () => {
    const { api, app, comeBack, platform } = await phone(null);
    let followed = 0;
    app.session.onFollowed(() => (followed += 1));
    await comeBack(ok(NATIVE));
    expect(app.session.user).toMatchObject({ token: 'token-1', userId: 42, openId: '' });
    expect(app.student.isOfficial).toBe(true);
    expect(api.requests(accountCalls.appLogin)).toEqual([{ deviceType: 1 }]);
    expect([followed, platform.navigation.moves]).toEqual([1, []]);
  });

  it('another user replaces the first one, of whom nothing stays', async () => {
    const { api, app, comeBack } = await phone(NATIVE);
    let ended = 0;
    app.session.onLogout(() => (ended += 1));
    await comeBack(ok(OTHER));
    expect(ended).toBe(1);
    expect(app.session.user).toMatchObject({ token: 'token-7', userId: 7, unificationId: 'U42' });
    expect(api.requests(profileCalls.getStudentInfo)).toHaveLength(2);
  });

  it('a new token of the same user is taken over, and what is known of the child stays', async () => {
    const { api, app, comeBack } = await phone(NATIVE);
    await comeBack(ok({ ...NATIVE, token: 'token-2' }));
    expect(app.session.token).toBe('token-2');
    expect(app.student.isOfficial).toBe(true);
    expect(api.requests(profileCalls.getStudentInfo)).toHaveLength(1);
  });

  it('a logout elsewhere is followed, and not reported back to the app', async () => {
    const { app, comeBack, platform } = await phone(NATIVE);
    await comeBack(ok(null));
    expect(app.session.isLoggedIn).toBe(false);
    expect(platform.log.nativeUsers).toEqual([]);
    expect(platform.navigation.moves).toEqual([]);
  });

  it('a page that needs a session then leads to the login, and back after it', async () => {
    const { comeBack, platform } = await phone(NATIVE, '/option');
    await comeBack(ok(null));
    expect(platform.navigation.last).toEqual({
      how: 'reLaunch',
      url: '/pages/account/login/index?from=%2Foption',
    });
  });

  it('the login is left for where it was to lead', async () => {
    const { app, comeBack, platform } = await phone(null, '/login');
    platform.navigation.place = { path: '/login', query: { from: '%2Foption' } };
    await comeBack(ok(NATIVE));
    expect(app.session.isLoggedIn).toBe(true);
    expect(platform.navigation.last).toEqual({ how: 'replace', url: '/pages/account/option/index' });
  });

  it('the user stays where the app does not answer', async () => {
    const { app, comeBack } = await phone(NATIVE);
    await comeBack(fail({ kind: 'timeout' }));
    expect(app.session.token).toBe('token-1');
  });

  it('a page that skips authentication does not ask', async () => {
    const { comeBack, reads } = await phone(NATIVE, '/evaluation/questions');
    const before = reads();
    await comeBack(ok(null));
    expect(reads()).toBe(before);
  });

  it('a login here while the app was asked is not overruled by what the app knew before', async () => {
    let answer: (user: Result<NativeUser | null>) => void = () => undefined;
    const fake = await phone(null);
    Object.assign(fake.app.platform.nativeUser, { read: () => new Promise((done) => (answer = done)) });
    fake.platform.abilities.emit('OnResume', null);
    fake.app.session.setUser(TEST_USER);
    answer(ok(null));
    await settle();
    expect(fake.app.session.token).toBe('token-1');
  });
});

describe('a login through WeChat', () => {
  it.each([
    [Runtime.androidApp, '安卓暂时没有第三方登录'],
    [Runtime.iosApp, 'iOS暂时没有第三方登录'],
    [Runtime.web, '普通网页没有第三方登录'],
  ])('is refused in %s: %s', async (runtime, message) => {
    const { app, api } = await fakeApp({ platform: { runtime } });
    expect(await thirdPartyLogin(app)).toEqual(fail({ kind: 'business', code: '', message }));
    expect(api.sent).toEqual([]);
  });

  it('asks for WeChat’s code in the mini program', async () => {
    const api = loginApi().on(accountCalls.wechatBackup, {
      token: '',
      userinfos: [{ openid: 'open-1' }],
    });
    const weChat = { loginCode: () => Promise.resolve(ok('c1')), authorizeRedirect: () => undefined };
    const { app } = await fakeApp({ api, platform: { runtime: Runtime.weixinMiniApp, weChat } });
    expect(await thirdPartyLogin(app)).toEqual(ok(false));
    expect(api.requests(accountCalls.wechatBackup)).toMatchObject([{ code: 'c1' }]);
  });
});
