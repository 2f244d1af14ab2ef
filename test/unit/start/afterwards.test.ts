import { accountCalls } from '@/contract/account/calls';
import { LONG_AWAY_MS } from '@/contract/account/start-values';
import { createFakePlatform, type FakePlatform } from '@/platform/fake';
import { stored } from '@/services/storage/values';
import { Boot } from '@/start/boot';
import { startApp } from '@/start/steps';
import { loginApi } from '../../support/fakes/answers';
import type { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';
import { FakeTime } from '../../support/fakes/fake-time';

const settle = async (): Promise<void> => {
  for (let epoch = 0; epoch < 60; epoch += 1) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
};

/** A started page, logged in if `isLoggedIn`. */
async function opened(api: FakeApi, platform: FakePlatform = createFakePlatform(), isLoggedIn = true) {
  const time = new FakeTime();
  const booting = new Boot();
  await startApp(booting, () => Promise.resolve(platform), { clock: time, scheduler: time, api });
  const { app } = booting;
  if (!app) throw new Error('It did not start');
  if (isLoggedIn) app.session.setUser(TEST_USER);
  const away = async (milliseconds: number) => {
    platform.setVisible(false);
    time.advance(milliseconds);
    platform.setVisible(true);
    await settle();
  };
  return { app, platform, away };
}

describe('a page that was open for a long time', () => {
  const valid = (isValid: boolean) => loginApi().on(accountCalls.checkToken, { isValid });

  it('checks whether its session is still valid, by the token alone', async () => {
    const api = valid(true);
    const { app, away } = await opened(api);
    await away(LONG_AWAY_MS);
    expect(api.requests(accountCalls.checkToken)).toEqual([{ token: 'token-1' }]);
    expect(app.session.isLoggedIn).toBe(true);
  });

  it('leads to the login where the session has ended elsewhere', async () => {
    const { app, away, platform } = await opened(valid(false));
    platform.navigation.place = { path: '/option', query: {} };
    await away(LONG_AWAY_MS);
    expect(app.session.isLoggedIn).toBe(false);
    expect(platform.navigation.last?.url).toContain('/pages/account/login/index');
  });

  it('asks nothing after a moment away, of a visitor, or on a page that skips the login', async () => {
    const api = valid(false);
    const { away, platform } = await opened(api);
    await away(LONG_AWAY_MS - 1);
    platform.navigation.place = { path: '/protocol', query: {} };
    await away(LONG_AWAY_MS);
    const visitor = await opened(api, createFakePlatform(), false);
    await visitor.away(LONG_AWAY_MS);
    expect(api.requests(accountCalls.checkToken)).toEqual([]);
  });

  it('keeps its session without an answer', async () => {
    const api = loginApi().onFailure(accountCalls.checkToken, { kind: 'network' });
    const { app, away } = await opened(api);
    await away(LONG_AWAY_MS);
    expect(app.session.isLoggedIn).toBe(true);
  });
});

describe('a logout that did not reach the server', () => {
  async function left(kind: 'network' | 'timeout') {
    const fake = await fakeApp({ user: TEST_USER });
    fake.api.onFailure(accountCalls.logout, { kind });
    await fake.app.sessionPolicy.logout();
    return fake;
  }

  it.each(['network', 'timeout'] as const)(
    'is sent with the next start, by its own token: %s',
    async (kind) => {
      const { platform } = await left(kind);
      const api = loginApi().on(accountCalls.logoutWithToken, null);
      const { app } = await opened(api, createFakePlatform({ storage: platform.storage }), false);
      await settle();
      expect(api.sent.filter(({ call }) => call === accountCalls.logoutWithToken)).toMatchObject([
        { request: { token: 'token-1' }, options: { token: '' } },
      ]);
      expect(app.storage.get(stored.unsentLogout)).toBeUndefined();
    },
  );

  it('is sent when the network comes back, and again until it arrived', async () => {
    const { platform } = await left('network');
    const api = loginApi().onFailure(accountCalls.logoutWithToken, { kind: 'network' });
    const page = await opened(api, createFakePlatform({ storage: platform.storage }), false);
    await settle();
    expect(page.app.storage.get(stored.unsentLogout)).toBe('token-1');
    api.onRefusal(accountCalls.logoutWithToken, '1000010', '');
    page.platform.setOnline(true);
    await settle();
    expect(page.app.storage.get(stored.unsentLogout)).toBeUndefined();
  });

  it('leaves nothing to send where it arrived or the server no longer knew the session', async () => {
    const hearing = await fakeApp({ user: TEST_USER });
    hearing.api.on(accountCalls.logout, null);
    await hearing.app.sessionPolicy.logout();
    const over = await fakeApp({ user: TEST_USER });
    over.api.onRefusal(accountCalls.logout, '1000010', '');
    await over.app.sessionPolicy.logout();
    expect([hearing, over].map(({ app }) => app.storage.get(stored.unsentLogout))).toEqual([
      undefined,
      undefined,
    ]);
  });
});
