import { accountCalls } from '@/contract/account/calls';
import { AppScene, PHONE_ALREADY_BOUND } from '@/contract/account/values';
import { Runtime } from '@/contract/host';
import { profileCalls } from '@/contract/profile/calls';
import { StudentStatus } from '@/contract/profile/status';
import { ERROR_CODE } from '@/contract/errors';
import { stored } from '@/services/storage/values';
import { LoginFlow } from '@/stores/session/login';
import { loginApi, USER, type LoginAnswers } from '../../support/fakes/answers';
import { fakeApp, type FakeAppOptions } from '../../support/fakes/fake-app';

jest.mock('jsencrypt', () => jest.requireActual('../../../node_modules/jsencrypt/lib/index.js'));
jest.mock('../../../node_modules/jsencrypt/lib/lib/jsbn/rng', () =>
  jest.requireActual('@/services/crypto/jsbn-rng'),
);

const PHONE = '13800000001';
const password = { mobile: PHONE, areaCode: '86', password: 'Wandou2026' };
const sms = { mobile: PHONE, areaCode: '86', verificationCode: '123456' };

async function open(answers: LoginAnswers = {}, options: FakeAppOptions = {}) {
  const fake = await fakeApp({ api: loginApi(answers), ...options });
  return { ...fake, login: new LoginFlow(fake.app) };
}

describe('a login', () => {
  it('by password exchanges the temporary token and stores the user, the child and the private info', async () => {
    const { app, api, login } = await open();
    expect(await login.byPassword(password)).toEqual({ ok: true, value: { isFirstLogin: false } });
    expect(api.requests(accountCalls.exchangeTemporaryToken)).toEqual([{ token: 'temporary' }]);
    expect(app.session.user).toMatchObject({
      token: 'real-token',
      appToken: 'app-token',
      userId: 42,
      unificationId: 'U42',
    });
    expect(app.student.isOfficial).toBe(true);
    expect(app.student.privateInfo.value?.kidName).toBe('豆豆');
    expect(app.student.subjects.status).toBe('ready');
  });

  it('asks for the user with the real token before others see it', async () => {
    const { api, login } = await open();
    await login.byPassword(password);
    const sent = api.sent.find(({ call }) => call === profileCalls.getUserInfoByToken);
    expect(sent?.options?.token).toBe('real-token');
  });

  it('never sends phone or password in plain', async () => {
    const { api, login } = await open();
    await login.byPassword(password);
    await login.sendCode({ scene: AppScene.login, mobile: PHONE, areaCode: '86' });
    const sent = JSON.stringify(api.sent);
    expect(sent).not.toContain(PHONE);
    expect(sent).not.toContain(password.password);
    expect(api.requests(accountCalls.pwdLogin)[0]).toMatchObject({
      appTypeCode: 'MASTER_WECHAT',
      areaCode: '86',
      cipherVersion: 'v1',
      loginType: 2,
    });
  });

  it('says whether the phone must have an account already', async () => {
    const { api, login } = await open();
    await login.byPassword(password);
    await login.bySms(sms);
    expect(api.requests(accountCalls.pwdLogin)[0]).toMatchObject({ registered: true });
    expect(api.requests(accountCalls.verificationLogin)[0]).toMatchObject({ registered: false });
  });

  it('survives a reload', async () => {
    const { login, platform } = await open();
    await login.byPassword(password);
    const reloaded = await fakeApp({ platform: { storage: platform.storage } });
    expect(reloaded.app.session).toMatchObject({ isLoggedIn: true, token: 'real-token' });
  });

  it('ends that a parent had logged out by their own wish', async () => {
    const { app, login } = await open();
    app.storage.set(stored.loggedOut, true);
    await login.byPassword(password);
    expect(app.storage.get(stored.loggedOut)).toBeUndefined();
  });

  it('informs the native app, and records the visit of a student there alone', async () => {
    const native = await open({}, { platform: { runtime: Runtime.iosApp } });
    await native.login.byPassword(password);
    expect(native.platform.log.nativeUsers[0]).toMatchObject({
      userId: 42,
      token: 'real-token',
      appToken: 'app-token',
    });
    expect(native.api.requests(accountCalls.appLogin)).toEqual([{ deviceType: 2 }]);
    const web = await open();
    await web.login.byPassword(password);
    expect(web.api.requests(accountCalls.appLogin)).toEqual([]);
    const tourist = await open(
      { user: { studentStatus: StudentStatus.tourist } },
      { platform: { runtime: Runtime.androidApp } },
    );
    await tourist.login.byPassword(password);
    expect(tourist.api.requests(accountCalls.appLogin)).toEqual([]);
  });

  it('is tracked, a first one by SMS as a registration, too', async () => {
    const { tracker, login } = await open({ isFirstLogin: true });
    expect(await login.bySms(sms)).toEqual({ ok: true, value: { isFirstLogin: true } });
    expect(tracker.payloads('login')).toEqual([
      { way: 'sms', isFirstLogin: true, studentStatus: 'OFFICIAL_STUDENT' },
    ]);
    expect(tracker.payloads('register')).toEqual([{ way: 'sms', sourceId: 10001 }]);
    await login.byPassword(password);
    expect(tracker.payloads('register')).toHaveLength(1);
  });

  it('that is refused stores nothing and is tracked with its reason', async () => {
    const { app, api, login, tracker } = await open();
    api.onRefusal(accountCalls.pwdLogin, ERROR_CODE.deviceLimit, '设备数已达上限');
    expect(await login.byPassword(password)).toMatchObject({ ok: false, error: { code: '100088' } });
    expect(app.session.isLoggedIn).toBe(false);
    expect(tracker.payloads('login_failure')).toEqual([
      { way: 'password', reason: '设备数已达上限', code: '100088' },
    ]);
  });

  it('that stops half-way leaves no session', async () => {
    const { app, api, login } = await open();
    api.onFailure(profileCalls.getUserInfoByToken, { kind: 'timeout' });
    expect(await login.byPassword(password)).toEqual({ ok: false, error: { kind: 'timeout' } });
    expect(app.session.isLoggedIn).toBe(false);
  });

  it('by SMS shows the words of its caller on 1000012', async () => {
    const { api, login } = await open();
    api.onRefusal(accountCalls.verificationLogin, ERROR_CODE.smsLoginRefused, 'of the server');
    expect(await login.bySms({ ...sms, refusedText: '请联系班主任' })).toMatchObject({
      error: { message: '请联系班主任' },
    });
    expect(await login.bySms(sms)).toMatchObject({ error: { message: 'of the server' } });
  });

  it('takes the invitation and the source of its channel along', async () => {
    const { platform } = await open();
    const environment = { ...platform.environment, channel: '4' };
    const android = await open({}, { platform: { runtime: Runtime.androidApp, environment } });
    android.app.referral.capture({ presentID: 'p1', userID: '7' });
    await android.login.byPassword(password);
    const [request] = android.api.requests(accountCalls.pwdLogin);
    expect(request).toMatchObject({ source: 4, channel: '4' });
    expect(JSON.parse(request?.ext ?? '')).toEqual({ presentId: 'p1', inviteUid: 7 });
    const ios = await open({}, { platform: { runtime: Runtime.iosApp } });
    await ios.login.byPassword(password);
    expect(ios.api.requests(accountCalls.pwdLogin)[0]).toMatchObject({ source: 101 });
    const web = await open();
    await web.login.byPassword(password);
    expect(web.api.requests(accountCalls.pwdLogin)[0]).toMatchObject({ source: 10001, channel: '0' });
  });
});

describe('binding the openId', () => {
  const withOpenId = { user: { openId: 'open-1' } };

  it('happens with the real token when the visitor has one that is not bound', async () => {
    const { api, login, tracker, app } = await open({}, withOpenId);
    api.on(accountCalls.phoneChangeWechat, null);
    await login.byPassword(password);
    const sent = api.sent.find(({ call }) => call === accountCalls.phoneChangeWechat);
    expect(sent).toMatchObject({
      request: { appTypeCode: 'MASTER_WECHAT', openid: 'open-1' },
      options: { token: 'real-token' },
    });
    expect(tracker.payloads('social_bind')).toEqual([{ result: 'bound' }]);
    expect(app.session.user.openId).toBe('open-1');
  });

  it('is left out where it is bound already, and where there is none', async () => {
    const bound = await open({ userinfos: [{ openid: 'open-1', id: 42 }] }, withOpenId);
    await bound.login.byPassword(password);
    expect(bound.api.requests(accountCalls.phoneChangeWechat)).toEqual([]);
    const none = await open();
    await none.login.byPassword(password);
    expect(none.api.requests(accountCalls.phoneChangeWechat)).toEqual([]);
  });

  const rebinding = async (answer: boolean) => {
    const fake = await open({}, withOpenId);
    fake.api.onRefusal(accountCalls.phoneChangeWechat, PHONE_ALREADY_BOUND, '');
    const logging = fake.login.byPassword(password);
    for (let epoch = 0; epoch < 200 && fake.feedback.confirms.length === 0; epoch += 1)
      await Promise.resolve();
    const [question] = fake.feedback.confirms;
    expect(question).toMatchObject({
      content: '该手机号已绑定其他社交账号，确认换绑吗？',
      confirmText: '绑定',
      cancelText: '暂不绑定',
    });
    fake.api.on(accountCalls.phoneChangeWechat, null);
    question?.answer(answer);
    expect(await logging).toMatchObject({ ok: true });
    return fake;
  };

  it('asks whether to rebind a phone that is bound elsewhere', async () => {
    const { api, tracker } = await rebinding(true);
    expect(api.requests(accountCalls.phoneChangeWechat)[1]).toMatchObject({ rebind: true });
    expect(tracker.payloads('social_bind')).toEqual([{ result: 'rebound' }]);
  });

  it('goes on without it when the parent does not want to', async () => {
    const { api, tracker, app } = await rebinding(false);
    expect(api.requests(accountCalls.phoneChangeWechat)).toHaveLength(1);
    expect(tracker.payloads('social_bind')).toEqual([{ result: 'refused' }]);
    expect(app.session.isLoggedIn).toBe(true);
  });
});

describe('sending a code', () => {
  it('uses the call of its scene, with the captcha on the second try', async () => {
    const { api, login } = await open();
    api
      .on(accountCalls.sendLoginVerificationCode, {})
      .on(accountCalls.sendVerificationCode, { verificationCodeToken: 'v' });
    await login.sendCode({
      scene: AppScene.login,
      mobile: PHONE,
      areaCode: '86',
      captchaVerification: 'second',
    });
    expect(api.sent[0]).toMatchObject({
      call: accountCalls.sendLoginVerificationCode,
      options: { headers: { 'app-scene': 'login', 'captcha-verification': 'second' } },
    });
    const sent = await login.sendCode({ scene: AppScene.findPassword, mobile: PHONE, areaCode: '86' });
    expect(sent).toEqual({ ok: true, value: { verificationCodeToken: 'v' } });
  });
});

describe('going on after a login', () => {
  const from = async (value: string | undefined) => {
    const { login, platform } = await open({}, { user: USER_KEPT });
    platform.navigation.place = {
      path: '/login',
      query: value === undefined ? {} : { from: encodeURIComponent(value) },
    };
    await login.enter();
    return platform.navigation.last?.url;
  };

  it('leads to where the parent wanted to go', async () => {
    expect(await from('/option')).toBe('/pages/account/option/index');
    expect(await from('/parentsCenter?classHourType=1')).toBe(
      '/pages/profile/parents-center/index?classHourType=1',
    );
  });

  it.each([
    [undefined],
    ['https://evil.example/option'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['option'],
    ['/login'],
    ['/nothing'],
  ])('leads home from %s', async (value) => {
    expect(await from(value)).toBe('/pages/home/home/index');
  });
});

const USER_KEPT = { token: 'real-token', userId: USER.id };
