import { accountCalls } from '@/contract/account/calls';
import { Runtime } from '@/contract/host';
import { lessonsCalls } from '@/contract/lessons/calls';
import { profileCalls } from '@/contract/profile/calls';
import { StudentStatus } from '@/contract/profile/status';
import { ERROR_CODE, type AppError } from '@/contract/errors';
import { createApp } from '@/stores/app/create-app';
import { createFakePlatform } from '@/platform/fake';
import { stored } from '@/services/storage/values';
import { STUDENT } from '../../support/fakes/answers';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_CONFIG, TEST_USER } from '../../support/fakes/fake-app';
import { FakeTime } from '../../support/fakes/fake-time';
import { FakeTransport } from '../../support/fakes/fake-transport';

describe('a session that ends', () => {
  it('keeps the openId and nothing else, on the device as well', async () => {
    const { app, platform } = await fakeApp({ user: { ...TEST_USER, openId: 'open-1' }, student: OFFICIAL });
    app.session.clear();
    expect(app.session.user).toEqual({
      token: '',
      appToken: '',
      openId: 'open-1',
      userId: 0,
      unificationId: '',
      time: 0,
    });
    expect(app.student.status).toBe(StudentStatus.tourist);
    const reloaded = await fakeApp({ platform: { storage: platform.storage } });
    expect(reloaded.app.session.user.openId).toBe('open-1');
  });

  it('is announced to the listeners, once, and to the native app', async () => {
    const { app, platform } = await fakeApp({ user: TEST_USER });
    let times = 0;
    app.session.onLogout(() => (times += 1));
    app.session.clear();
    app.session.clear();
    expect(times).toBe(1);
    expect(platform.log.nativeUsers).toEqual([null]);
  });
});

describe('logging out', () => {
  it('informs the server, clears the session, says so and goes to the login', async () => {
    const { app, api, platform, toasts, tracker } = await fakeApp({
      user: TEST_USER,
      api: new FakeApi().on(accountCalls.logout, null),
    });
    await app.sessionPolicy.logout();
    expect(api.requests(accountCalls.logout)).toHaveLength(1);
    expect(app.session.isLoggedIn).toBe(false);
    expect(toasts).toEqual(['已退出登录']);
    expect(platform.navigation.moves).toEqual([{ how: 'reLaunch', url: '/pages/account/login/index' }]);
    expect(tracker.payloads('logout')).toHaveLength(1);
  });

  it('lasts: it is stored on the device until the next login', async () => {
    const { app, platform } = await fakeApp({
      user: TEST_USER,
      api: new FakeApi().on(accountCalls.logout, null),
    });
    await app.sessionPolicy.logout();
    const reloaded = await fakeApp({ platform: { storage: platform.storage } });
    expect(reloaded.app.storage.get(stored.loggedOut)).toBe(true);
  });

  it('works without the server, too', async () => {
    const { app, platform, feedback } = await fakeApp({
      user: TEST_USER,
      api: new FakeApi().onFailure(accountCalls.logout, { kind: 'network' }),
    });
    await app.sessionPolicy.logout();
    expect(app.session.isLoggedIn).toBe(false);
    expect(platform.navigation.last?.url).toBe('/pages/account/login/index');
    expect(feedback.loadingText).toBe('');
  });

  it('shows the own login of a native app', async () => {
    const { app, platform } = await fakeApp({
      user: TEST_USER,
      platform: { runtime: Runtime.androidApp },
      api: new FakeApi().on(accountCalls.logout, null),
    });
    await app.sessionPolicy.logout();
    expect(platform.log.nativeLogins).toHaveLength(1);
    expect(platform.log.nativeUsers).toEqual([null]);
  });
});

describe('a code that forces a login', () => {
  const open = async (path: string) => {
    const fake = await fakeApp({ user: TEST_USER });
    fake.platform.navigation.place = { path, query: { a: '1' } };
    return fake;
  };

  it('clears the session and goes to the login, which comes back', async () => {
    const { app, platform, toasts } = await open('/option');
    await app.sessionPolicy.forced('token-1');
    expect(app.session.isLoggedIn).toBe(false);
    expect(app.storage.get(stored.loggedOut)).toBeUndefined();
    expect(platform.navigation.last).toEqual({
      how: 'reLaunch',
      url: `/pages/account/login/index?from=${encodeURIComponent('/option?a=1')}`,
    });
    expect(toasts).toEqual(['登录状态已过期，请重新登录']);
  });

  it('moves no visitor away from a page that needs no login', async () => {
    const { app, platform } = await open('/downloadApp');
    await app.sessionPolicy.forced('token-1');
    expect(app.session.isLoggedIn).toBe(false);
    expect(platform.navigation.moves).toEqual([]);
  });

  it('moves no visitor away from a page that is open to visitors', async () => {
    const { app, platform } = await open('/index');
    await app.sessionPolicy.forced('token-1');
    expect(platform.navigation.last?.url).toContain('/pages/account/login/index');
    const visitor = await fakeApp();
    visitor.platform.navigation.place = { path: '/index', query: {} };
    await visitor.app.sessionPolicy.forced('');
    expect(visitor.platform.navigation.moves).toEqual([]);
    visitor.platform.navigation.place = { path: '/option', query: {} };
    await visitor.app.sessionPolicy.forced('');
    expect(visitor.platform.navigation.last?.url).toContain('/pages/account/login/index');
  });

  it('ends nothing when it is about a former token', async () => {
    const { app, platform } = await open('/option');
    await app.sessionPolicy.forced('older');
    expect(app.session.isLoggedIn).toBe(true);
    expect(platform.navigation.moves).toEqual([]);
  });

  it('comes from the client, once for pending calls together', async () => {
    const transport = new FakeTransport().reply({
      status: 401,
      body: { code: ERROR_CODE.sessionRevoked, message: '' },
    });
    const time = new FakeTime();
    const platform = createFakePlatform({ transport });
    const app = await createApp({ platform, config: TEST_CONFIG, clock: time, scheduler: time });
    app.session.setUser(TEST_USER);
    platform.navigation.place = { path: '/option', query: {} };
    await Promise.all([
      app.api.call(profileCalls.getPrivateInfo, {}),
      app.api.call(lessonsCalls.getTodayClasses, {}),
    ]);
    expect(platform.navigation.moves).toHaveLength(1);
    expect(await app.student.loadStatus()).toMatchObject({ ok: false, error: { kind: 'auth' } });
  });
});

describe('the status of the student', () => {
  it('is loaded', async () => {
    const { app } = await fakeApp({
      user: TEST_USER,
      api: new FakeApi().on(profileCalls.getStudentInfo, STUDENT),
    });
    await app.student.loadStatus();
    expect(app.student).toMatchObject({ isOfficial: true, info: { step: 'S2-1' } });
  });

  it('makes a tourist of whose login is over', async () => {
    const { app } = await fakeApp({
      user: TEST_USER,
      student: OFFICIAL,
      api: new FakeApi().onFailure(profileCalls.getStudentInfo, {
        kind: 'auth',
        code: ERROR_CODE.sessionInvalid,
        message: '',
      }),
    });
    await app.student.loadStatus();
    expect(app.student.isTourist).toBe(true);
    expect(app.session.isLoggedIn).toBe(false);
  });

  it.each<[string, AppError]>([
    ['nothing, for want of a network', { kind: 'network' }],
    ['late', { kind: 'timeout' }],
    ['an error of the gateway', { kind: 'http', status: 500 }],
    ['too many requests', { kind: 'http', status: 429 }],
    ['no JSON', { kind: 'decode', reason: 'json' }],
    ['an unknown code', { kind: 'business', code: '4711', message: '' }],
  ])('keeps the parent logged in when the answer is %s', async (_what, error) => {
    const { app } = await fakeApp({
      user: TEST_USER,
      student: OFFICIAL,
      api: new FakeApi().onFailure(profileCalls.getStudentInfo, error),
    });
    await app.student.loadStatus();
    expect(app.session.isLoggedIn).toBe(true);
    expect(app.student.isOfficial).toBe(true);
  });

  it('of a session that ended meanwhile is dropped', async () => {
    const api = new FakeApi();
    const release = api.onHold(profileCalls.getStudentInfo);
    const { app } = await fakeApp({ user: TEST_USER, api });
    const loading = app.student.loadStatus();
    app.session.clear();
    release({ ok: true, value: STUDENT });
    await loading;
    expect(app.student.isTourist).toBe(true);
  });
});
