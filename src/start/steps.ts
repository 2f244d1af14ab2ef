import { LONG_AWAY_MS } from '@/contract/account/start-values';
import { skipsAuth } from '@/contract/shell';
import type { Platform } from '@/platform/types';
import { systemClock, type Clock } from '@/services/clock';
import { appConfig } from '@/services/config';
import { needsToken } from '@/services/router/entry';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app/app';
import { createApp, type AppParts } from '@/stores/app/create-app';
import { needsWeChat } from '@/stores/session/needs-we-chat';
import type { Boot } from './boot';
import { catchUp, isForeignSession, takeNativeUser } from './session/user';

/** Replaced in tests. */
type StartParts = Omit<AppParts, 'platform'>;

/** The steps of the start, in order (rule shell-1 to rule shell-5). The document has done the first paint: look/painter.ts. */
async function steps(boot: Boot, findPlatform: () => Promise<Platform>, parts: StartParts): Promise<void> {
  const { clock = systemClock } = parts;
  const since = clock.now();
  const platform = await findPlatform();
  boot.setPlatform(platform);
  platform.onScriptError((error) => boot.report('script', error));
  if (isClosedAddress(platform)) return stop(boot, 'blocked');
  const app = await createApp({ platform, ...parts });
  boot.setApp(app);
  listen(boot, app, clock);
  await whoIsHere(app);
  boot.become('ready');
  platform.abilities.started();
  app.tracker.track('app_start', { runtime: platform.runtime, durationMs: clock.now() - since });
  followFirstTap(app);
  catchUpWithTheLast(app);
}

/** `boot.again` takes the steps once more. An error ends them, and the screens offer a retry. */
export async function startApp(
  boot: Boot,
  findPlatform: () => Promise<Platform>,
  parts: StartParts = {},
): Promise<void> {
  boot.began(() => startApp(boot, findPlatform, parts));
  try {
    await steps(boot, findPlatform, parts);
  } catch (error) {
    boot.report('start', error);
    stop(boot, 'failed');
    if (boot.unsent.length > 0)
      void import('./afterwards').then(({ keepFailedStart }) => keepFailedStart(boot)).catch(() => undefined);
  }
}

function stop(boot: Boot, status: 'blocked' | 'failed'): void {
  boot.platform?.firstPaint.remove();
  boot.become(status);
}

/** The provider's alternative domain is closed to WeChat browsers: rule shell-8. */
function isClosedAddress({ host, location }: Platform): boolean {
  const address = location()?.host;
  return host.closesAddresses && address !== undefined && appConfig.blockedWeChatHosts.includes(address);
}

/** For the whole visit: the page is shown again, another parent logged in, the network is back. */
function listen(boot: Boot, app: App, clock: Clock): void {
  const { platform, storage, tracker } = app;
  let leftAt = clock.now();
  /** Show a skeleton until the reload, to hide the previous parent's data. */
  const reload = (): void => {
    boot.become('loading');
    platform.reload();
  };
  platform.onVisibilityChange((isVisible) => {
    if (isVisible && isForeignSession(app)) return reload();
    if (isVisible) return void (clock.now() - leftAt >= LONG_AWAY_MS && afterwards(app, 'checkSession'));
    leftAt = clock.now();
    tracker.flush();
  });
  platform.onKeptElsewhere(() => void (isForeignSession(app) && reload()));
  platform.onNetworkChange((isOnline) => {
    if (!isOnline) return;
    void catchUp(app);
    if (storage.get(stored.unsentLogout)) void afterwards(app, 'sendUnsentLogout');
  });
}

/** Loads the parent and the child before the first page shows; if that page needs neither, before the first that does. */
export async function whoIsHere(app: App): Promise<void> {
  const { platform, referral, router } = app;
  referral.capture(platform.launchQuery());
  platform.onOpenedAgain?.((query) => referral.capture(query));
  if (skipsAuth(platform.location()?.path ?? '')) router.beforeAuth(() => authenticate(app));
  else await authenticate(app);
  if (platform.host.keepsSession)
    void unlessItFails(app, async () => (await import('./session/native')).watchApp(app));
}

async function authenticate(app: App): Promise<void> {
  if (app.platform.host.keepsSession) await takeNativeUser(app);
  if (needsWeChat(app))
    await unlessItFails(app, async () => (await import('./session/wechat')).weChatStart(app));
  if (app.student.isKept) void catchUpBehindThePage(app);
  else await catchUp(app);
}

/** The page already shows stored data of this parent. If the session is over, go to login. */
async function catchUpBehindThePage(app: App): Promise<void> {
  await catchUp(app);
  const { router, session } = app;
  const name = router.current();
  if (!session.isLoggedIn && name && needsToken(app.platform.host, name)) await router.toLogin('reLaunch');
  else session.followed();
}

/** If a chunk fails to load, the app starts anyway, a visitor as a tourist. */
async function unlessItFails({ tracker }: App, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch {
    tracker.track('api_failure', { call: 'start', kind: 'network', code: '' });
  }
}

/** A tap from before the app ran. */
function followFirstTap({ platform, router }: App): void {
  platform.firstPaint.onTap(
    (address) => void (address.startsWith('/') ? router.openPath(address) : router.openExternal(address)),
  );
}

function catchUpWithTheLast(app: App): void {
  if (app.storage.get(stored.unsentLogout)) void afterwards(app, 'sendUnsentLogout');
  if (app.storage.get(stored.failedStart)) void afterwards(app, 'reportFailedStart');
}

/** Not awaited; if the chunk cannot be loaded, try at the next start. */
async function afterwards(
  app: App,
  what: 'checkSession' | 'sendUnsentLogout' | 'reportFailedStart',
): Promise<void> {
  const loaded = await import('./afterwards').catch(() => undefined);
  await loaded?.[what](app);
}
