import { LONG_AWAY_MS } from '@/contract/account/start-values';
import { skipsAuth } from '@/contract/shell';
import type { Platform } from '@/platform/types';
import type { Clock } from '@/services/clock';
import { appConfig } from '@/services/config';
import { needsToken } from '@/services/router/entry';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app';
import { createApp } from '@/stores/create-app';
import { isWeChatDue } from '@/stores/we-chat-due';
import { catchUp } from './session/child';
import { takeNativeUser } from './session/native-user';
import { isOfAnother } from './session/of-another';
import type { Starting, StartParts } from './types';

interface Start {
  readonly boot: Starting;
  readonly findPlatform: () => Promise<Platform>;
  readonly parts: StartParts;
  readonly clock: Clock;
  /** Time at which the start began. */
  readonly since: number;
}

/** 'over': stop here. */
type Step = (start: Start) => unknown;

/** The steps of the start, in order (rule shell-1 to rule shell-5). The document has done the first paint: look/painter.ts. */
export const STEPS: readonly Step[] = [
  findPlatform,
  refuseClosedAddress,
  makeApp,
  listen,
  ({ boot }) => whoIsHere(appOf(boot)),
  showFirstPage,
  catchUpWithTheLast,
];

async function findPlatform({ boot, findPlatform: find }: Start): Promise<void> {
  const platform = await find();
  boot.found(platform);
  platform.onScriptError((error) => boot.tell('script', error));
}

/** The provider's alternative domain is closed to WeChat browsers: rule shell-8. */
function refuseClosedAddress({ boot }: Start): 'over' | undefined {
  const { host, location, firstPaint } = platformOf(boot);
  const address = location()?.host;
  if (!host.closesAddresses || address === undefined || !appConfig.blockedWeChatHosts.includes(address))
    return undefined;
  firstPaint.leave();
  boot.become('blocked');
  return 'over';
}

async function makeApp({ boot, parts }: Start): Promise<void> {
  boot.made(await createApp({ platform: platformOf(boot), ...parts }));
}

/** For the whole visit: the page is shown again, another parent logged in, the network is back. */
function listen({ boot, clock }: Start): void {
  const app = appOf(boot);
  const { platform } = app;
  let leftAt = clock.now();
  /** Show a skeleton until the reload, to hide the previous parent's data. */
  const reload = (): void => {
    boot.become('loading');
    platform.reload();
  };
  platform.onVisibilityChange((isVisible) => {
    if (isVisible && isOfAnother(app)) return reload();
    if (isVisible) return void (clock.now() - leftAt >= LONG_AWAY_MS && afterwards(app, 'checkSession'));
    leftAt = clock.now();
    app.tracker.flush();
  });
  platform.onKeptElsewhere(() => void (isOfAnother(app) && reload()));
  platform.onNetworkChange((isOnline) => {
    if (!isOnline) return;
    void catchUp(app);
    if (app.storage.get(stored.untoldLogout)) void afterwards(app, 'tellLogout');
  });
}

/** Loads the parent and the child before the first page shows; if that page needs neither, before the first that does. */
export async function whoIsHere(app: App): Promise<void> {
  const { platform, present, router } = app;
  present.capture(platform.launchQuery());
  platform.onOpenedAgain?.((query) => present.capture(query));
  if (skipsAuth(platform.location()?.path ?? '')) router.beforeAuth(() => authenticate(app));
  else await authenticate(app);
  if (platform.host.keepsSession)
    void unlessItFails(app, async () => (await import('./session/native')).watchApp(app));
}

async function authenticate(app: App): Promise<void> {
  if (app.platform.host.keepsSession) await takeNativeUser(app);
  if (isWeChatDue(app))
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

/** A tap from before the app ran is handled first. */
function showFirstPage({ boot, clock, since }: Start): void {
  const { platform, router, tracker } = appOf(boot);
  boot.become('ready');
  platform.abilities.started();
  tracker.track('app_start', { runtime: platform.runtime, durationMs: clock.now() - since });
  platform.firstPaint.onTap(
    (address) => void (address.startsWith('/') ? router.openPath(address) : router.openExternal(address)),
  );
}

function catchUpWithTheLast({ boot }: Start): void {
  const app = appOf(boot);
  if (app.storage.get(stored.untoldLogout)) void afterwards(app, 'tellLogout');
  if (app.storage.get(stored.failedStart)) void afterwards(app, 'tellFailedStart');
}

/** Not awaited; if the chunk cannot be loaded, try at the next start. */
async function afterwards(app: App, what: 'checkSession' | 'tellLogout' | 'tellFailedStart'): Promise<void> {
  const loaded = await import('./afterwards').catch(() => undefined);
  await loaded?.[what](app);
}

function platformOf({ platform }: Starting): Platform {
  if (!platform) throw new Error('findPlatform comes first');
  return platform;
}

function appOf({ app }: Starting): App {
  if (!app) throw new Error('makeApp comes first');
  return app;
}
