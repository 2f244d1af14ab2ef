import { createFakePlatform, type FakePlatform } from '@/platform/fake';
import { Runtime } from '@/contract/host';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app/app';
import { Boot } from '@/start/boot';
import { startApp } from '@/start/steps';
import { loginApi } from '../../support/fakes/answers';
import { TEST_USER } from '../../support/fakes/fake-app';
import { FakeTime } from '../../support/fakes/fake-time';

/** A started page, for the test user or for a visitor. */
async function opened(platform: FakePlatform = createFakePlatform(), isLoggedIn = true) {
  const time = new FakeTime();
  const boot = new Boot();
  await startApp(boot, () => Promise.resolve(platform), { clock: time, scheduler: time, api: loginApi() });
  const { app } = boot;
  if (!app) throw new Error('It did not start');
  if (isLoggedIn) app.session.setUser(TEST_USER);
  const reload = jest.spyOn(platform, 'reload');
  /** Another tab changes the storage while this one is hidden. */
  const away = (elsewhere: (storage: App['storage']) => void) => {
    platform.setVisible(false);
    elsewhere(app.storage);
    platform.setVisible(true);
  };
  return { app, boot, platform, reload, away };
}

const OTHER = { ...TEST_USER, token: 'token-2', userId: TEST_USER.userId + 1 };

describe('a page that shows itself again', () => {
  it.each<[string, (storage: App['storage']) => void]>([
    ['another tab logged out', (storage) => storage.remove(stored.session)],
    ['the device holds no session', (storage) => storage.set(stored.session, { ...TEST_USER, token: '' })],
    ['another parent logged in', (storage) => storage.set(stored.session, OTHER)],
  ])('shows nothing of its parent and reloads when %s meanwhile', async (_what, elsewhere) => {
    const { app, boot, reload, away } = await opened();
    away(elsewhere);
    expect(boot.status).toBe('loading');
    expect(reload).toHaveBeenCalledTimes(1);
    // The other tab's data stays.
    expect(app.storage.get(stored.session)?.token ?? '').not.toBe(TEST_USER.token);
  });

  it('reloads when a parent has logged in elsewhere since', async () => {
    const { away, reload } = await opened(createFakePlatform(), false);
    away((storage) => storage.set(stored.session, TEST_USER));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('goes on with the new token of its own parent, so that nothing typed is lost', async () => {
    const { app, boot, away, reload } = await opened();
    const { epoch } = app.session;
    away((storage) => storage.set(stored.session, { ...TEST_USER, token: 'token-2' }));
    expect([app.session.token, app.session.epoch, boot.status]).toEqual(['token-2', epoch, 'ready']);
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays as it was where nothing changed', async () => {
    const { boot, away, reload } = await opened();
    away(() => undefined);
    expect(boot.status).toBe('ready');
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays as it was on a page that is about no parent', async () => {
    const { away, platform, reload } = await opened();
    platform.navigation.place = { path: '/protocol', query: {} };
    away((storage) => storage.remove(stored.session));
    expect(reload).not.toHaveBeenCalled();
  });

  it('asks the native app for the user', async () => {
    const { away, reload } = await opened(createFakePlatform({ runtime: Runtime.iosApp }));
    away((storage) => storage.remove(stored.session));
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a page whose parent another tab has replaced', () => {
  async function replaced() {
    const page = await opened();
    page.platform.navigation.place = { path: '/option', query: {} };
    page.app.storage.set(stored.session, OTHER);
    page.platform.storage.set('wandou.kept.tabs', 'theirs');
    return page;
  }
  const isTheirs = ({ app, platform }: Awaited<ReturnType<typeof replaced>>) => {
    expect(app.storage.get(stored.session)).toEqual(OTHER);
    expect(platform.storage.get('wandou.kept.tabs')).toBe('theirs');
  };

  it.each<[string, (app: App) => Promise<void> | void]>([
    ['its old token is refused', (app) => app.sessionPolicy.forced(TEST_USER.token)],
    ['it ends', (app) => app.sessionPolicy.end('/option')],
    [
      'its parent logs out',
      (app) => app.sessionPolicy.logout(() => Promise.resolve({ ok: true, value: null })),
    ],
  ])('ends nothing of the other when %s, and reloads', async (_what, act) => {
    const page = await replaced();
    await act(page.app);
    expect([page.app.session.isLoggedIn, page.platform.navigation.moves]).toEqual([false, []]);
    expect(page.reload).toHaveBeenCalledTimes(1);
    isTheirs(page);
  });

  it('writes neither its end nor its changes over the session of the other', async () => {
    const page = await replaced();
    page.app.session.setUser({ appToken: 'newer' });
    isTheirs(page);
    page.app.session.clear();
    isTheirs(page);
  });

  it('shows nothing of its parent in a window that stays in sight', async () => {
    const page = await replaced();
    page.platform.keepElsewhere();
    expect([page.boot.status, page.reload.mock.calls.length]).toEqual(['loading', 1]);
  });

  it('takes the token over that its own parent got there, and stays logged in', async () => {
    const { app, platform, reload } = await opened();
    platform.navigation.place = { path: '/option', query: {} };
    app.storage.set(stored.session, { ...TEST_USER, token: 'token-2' });
    await app.sessionPolicy.forced(TEST_USER.token);
    expect([app.session.token, platform.navigation.moves]).toEqual(['token-2', []]);
    expect(reload).not.toHaveBeenCalled();
  });
});
