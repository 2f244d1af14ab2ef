import { accountCalls } from '@/contract/account/calls';
import { Runtime } from '@/contract/host';
import { profileCalls } from '@/contract/profile/calls';
import { StudentStatus } from '@/contract/profile/status';
import { fail, ok, type Result } from '@/contract/errors';
import { memoryStorage } from '@/platform/fake';
import type { NativeUser, Platform } from '@/platform/types';
import { stored } from '@/services/storage/values';
import { whoIsHere } from '@/start/steps';
import { loginApi } from '../../support/fakes/answers';
import { fakeApp, TEST_USER, type FakeApp, type FakeAppOptions } from '../../support/fakes/fake-app';
import { place, start } from '../stores/support/starting';

/** A start that redirects to WeChat never resolves: the browser leaves the page. */
const startAndLeave = async (options: FakeAppOptions): Promise<FakeApp> => {
  const fake = await fakeApp({ api: loginApi(), ...options });
  void whoIsHere(fake.app);
  for (let epoch = 0; epoch < 50; epoch += 1) await Promise.resolve();
  return fake;
};

describe('the start of the app', () => {
  it('asks nothing for a visitor', async () => {
    const { api, app } = await start({ platform: place('/index') });
    expect(api.sent).toEqual([]);
    expect(app.student.isTourist).toBe(true);
  });

  it('loads the status of the child of a stored session', async () => {
    const { api, app } = await start({ user: TEST_USER, platform: place('/index') });
    expect(api.requests(profileCalls.getStudentInfo)).toHaveLength(1);
    expect(app.student.isOfficial).toBe(true);
  });

  it('informs the page when a child that the device kept is no student any more', async () => {
    const storage = memoryStorage();
    await start({ user: TEST_USER, platform: { storage, ...place('/index') } });
    const api = loginApi();
    const { app } = await fakeApp({ api, platform: { storage, ...place('/index') } });
    expect([app.student.isKept, app.student.isOfficial]).toEqual([true, true]);
    const kept = app.student.info;
    api.on(profileCalls.getStudentInfo, { ...kept, studentStatus: StudentStatus.tourist });
    const reports: boolean[] = [];
    app.session.onFollowed(() => reports.push(app.student.isTourist));
    await whoIsHere(app);
    for (let epoch = 0; epoch < 50; epoch += 1) await Promise.resolve();
    expect(reports).toEqual([true]);
    expect(app.session.isLoggedIn).toBe(true);
  });

  it('keeps the invitation of the address', async () => {
    const { app, platform } = await start({ platform: place('/index', '?presentID=p1&userID=7') });
    expect(app.referral.info).toEqual({ presentId: 'p1', invitedUserId: 7 });
    const again = await start({ platform: { ...place('/index'), storage: platform.storage } });
    expect(again.app.referral.info.presentId).toBe('p1');
  });

  it('takes the invitation and the source of a card that opens it again', async () => {
    let open: (query: Readonly<Record<string, string>>) => void = () => undefined;
    const { app } = await start({
      platform: {
        runtime: Runtime.weixinMiniApp,
        launchQuery: () => ({ presentID: 'p1', userID: '7' }),
        onOpenedAgain: (listener) => {
          open = listener;
          return () => undefined;
        },
      },
    });
    open({ presentID: 'p2', userID: '8', sourceKey: 'autumn' });
    expect(app.referral.info).toMatchObject({ presentId: 'p2', invitedUserId: 8, sourceKey: 'autumn' });
    open({});
    expect(app.referral.info).toMatchObject({ presentId: 'p2', invitedUserId: 8, sourceKey: 'autumn' });
  });

  it('treats an invitation without an inviter as none', async () => {
    const { app } = await start({ platform: place('/index', '?userID=abc') });
    expect(app.referral.info).toEqual({ presentId: '', invitedUserId: 0 });
  });
});

describe('inside a native app', () => {
  const nativeUser: NativeUser = {
    userId: 42,
    token: 'native-token',
    appToken: 'a',
    time: 17,
    openId: 'open-of-app',
  };
  const native = (user: Result<NativeUser | null>, more: Partial<Platform> = {}): Partial<Platform> => ({
    runtime: Runtime.androidApp,
    nativeUser: {
      read: () => Promise.resolve(user),
      write: () => Promise.resolve(ok(undefined)),
      backToLogin: () => Promise.resolve(ok(undefined)),
    },
    ...more,
  });

  it('the user of the app is taken over with a blank openId, and the visit recorded', async () => {
    const { app, api } = await start({ platform: native(ok(nativeUser)) });
    expect(app.session.user).toMatchObject({
      token: 'native-token',
      userId: 42,
      openId: '',
      unificationId: 'U42',
    });
    expect(api.requests(accountCalls.appLogin)).toEqual([{ deviceType: 1 }]);
  });

  it('a user that the app no longer has is logged out', async () => {
    const { app } = await start({ user: TEST_USER, platform: native(ok(null)) });
    expect(app.session.isLoggedIn).toBe(false);
  });

  it('the stored user stays when the app does not answer', async () => {
    const { app } = await start({ user: TEST_USER, platform: native(fail({ kind: 'timeout' })) });
    expect(app.session.token).toBe('token-1');
  });

  it('the visit of a parent without a student status is not recorded', async () => {
    const api = loginApi({ user: { studentStatus: StudentStatus.tourist } });
    await start({ api, platform: native(ok(nativeUser)) });
    expect(api.requests(accountCalls.appLogin)).toEqual([]);
  });
});

describe('in the mini program', () => {
  const mini = {
    runtime: Runtime.weixinMiniApp,
    location: () => null,
    weChat: { loginCode: () => Promise.resolve(ok('wx-code')), authorizeRedirect: () => undefined },
  };

  it('a bound visitor is logged in without a word', async () => {
    const api = loginApi().on(accountCalls.wechatBackup, {
      token: 'temporary',
      userinfos: [{ openid: 'open-1', id: 42 }],
    });
    const { app } = await start({ api, platform: mini });
    expect(api.requests(accountCalls.wechatBackup)).toEqual([
      { code: 'wx-code', appTypeCode: 'MASTER_WECHAT' },
    ]);
    expect(app.session.user).toMatchObject({ token: 'real-token', openId: 'open-1' });
    expect(api.requests(accountCalls.phoneChangeWechat)).toEqual([]);
  });

  it("hands its code over as a mini program's, which WeChat keeps apart from an official account's", async () => {
    const api = loginApi().on(accountCalls.wechatBackup, {
      token: '',
      userinfos: [{ openid: 'open-1' }],
    });
    await start({ api, platform: mini });
    const asked = api.sent.find(({ call }) => call === accountCalls.wechatBackup);
    expect(asked?.options?.headers).toEqual({ 'app-project': 'mini-program' });
  });

  it('a parent who logged out stays logged out, and WeChat is not even asked', async () => {
    const api = loginApi();
    const fake = await fakeApp({ api, platform: mini });
    fake.app.storage.set(stored.loggedOut, true);
    await whoIsHere(fake.app);
    expect(fake.app.session.isLoggedIn).toBe(false);
    expect(api.sent).toEqual([]);
  });

  it('of others only the openId is kept', async () => {
    const api = loginApi().on(accountCalls.wechatBackup, {
      token: '',
      userinfos: [{ openid: 'open-1' }],
    });
    const { app } = await start({ api, platform: mini });
    expect(app.session.user).toMatchObject({ token: '', openId: 'open-1' });
    expect(app.student.isTourist).toBe(true);
    expect(api.requests(accountCalls.exchangeTemporaryToken)).toEqual([]);
  });
});

describe('in a WeChat browser', () => {
  const weChat = (path: string, search = ''): Partial<Platform> => ({
    runtime: Runtime.weixinWeb,
    ...place(path, search),
  });
  const authorization = () =>
    loginApi().on(accountCalls.weChatAuthorization, { url: 'https://open.weixin.example/connect' });

  it('a page that needs a session sends the visitor to WeChat and remembers where to come back to', async () => {
    const api = authorization();
    const { app, platform } = await startAndLeave({
      api,
      platform: weChat('/option', '?a=1'),
    });
    expect(api.requests(accountCalls.weChatAuthorization)).toEqual([
      { backupUrl: 'https://app.example/option?a=1' },
    ]);
    expect(platform.log.authorizations).toEqual(['https://open.weixin.example/connect']);
    expect(app.storage.get(stored.authBackUrl)).toBe('https://app.example/option?a=1');
  });

  it.each(['/index', '/login', '/downloadApp', '/playback'])('%s needs none', async (path) => {
    const api = authorization();
    await start({ api, platform: weChat(path) });
    expect(api.sent).toEqual([]);
  });

  it('a parent who logged out is not sent away to be logged in again', async () => {
    const fake = await fakeApp({ api: authorization(), platform: weChat('/option') });
    fake.app.storage.set(stored.loggedOut, true);
    await whoIsHere(fake.app);
    expect(fake.platform.log.authorizations).toEqual([]);
    expect(fake.app.session.isLoggedIn).toBe(false);
  });

  it('a code that was asked for logs a bound visitor in and leaves the address', async () => {
    const api = authorization().on(accountCalls.wechatBackup, {
      token: 'temporary',
      userinfos: [{ openid: 'open-1', id: 42 }],
    });
    const fake = await fakeApp({ api, platform: weChat('/option', '?code=c1&state=s') });
    fake.app.storage.set(stored.authBackUrl, 'https://app.example/option');
    await whoIsHere(fake.app);
    expect(fake.app.session.token).toBe('real-token');
    expect(fake.platform.log.addresses).toEqual(['https://app.example/option']);
    expect(fake.app.storage.get(stored.authBackUrl)).toBeUndefined();
  });

  it('a visitor who is not bound comes back once, with the openId, and is not sent away again', async () => {
    const api = authorization().on(accountCalls.wechatBackup, {
      token: '',
      userinfos: [{ openid: 'open-1' }],
    });
    const fake = await fakeApp({ api, platform: weChat('/option', '?code=c1') });
    fake.app.storage.set(stored.authBackUrl, 'https://app.example/option');
    await whoIsHere(fake.app);
    expect(fake.app.session.user).toMatchObject({ token: '', openId: 'open-1' });
    expect(fake.platform.log.authorizations).toEqual([]);
  });

  it('an unrequested code is not exchanged', async () => {
    const api = authorization();
    await startAndLeave({ api, platform: weChat('/option', '?code=stolen') });
    expect(api.requests(accountCalls.wechatBackup)).toEqual([]);
  });

  it('without an answer of the server the page starts as it is', async () => {
    const api = loginApi().onFailure(accountCalls.weChatAuthorization, { kind: 'network' });
    const { platform } = await start({ api, platform: weChat('/option') });
    expect(platform.log.authorizations).toEqual([]);
  });
});
