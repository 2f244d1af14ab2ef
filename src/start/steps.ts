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
  /** When it began. */
  readonly since: number;
}

/** 'over': there is nothing to go on with. */
type Step = (start: Start) => unknown;

/** The start of the app, in its order (rule shell-1 to rule shell-5). The first look was painted by the document: look/painter.ts. */
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

/** For the whole visit: the page comes back after a while, the browser has another parent, the network is there again. */
function listen({ boot, clock }: Start): void {
  const app = appOf(boot);
  const { platform } = app;
  let leftAt = clock.now();
  /** A skeleton shows until the page is gone, and nothing of the parent it was made for. */
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

/** The parent and the child, before the first page shows; where the page needs neither, when another one does. */
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

/** The page already shows what the device kept of this parent. Where the session is over, it leads to the login. */
async function catchUpBehindThePage(app: App): Promise<void> {
  await catchUp(app);
  const { router, session } = app;
  const name = router.current();
  if (!session.isLoggedIn && name && needsToken(app.platform.host, name)) await router.toLogin('reLaunch');
  else session.followed();
}

/** A part of the program that cannot be loaded: the app starts all the same, a visitor as a tourist. */
async function unlessItFails({ tracker }: App, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch {
    tracker.track('api_failure', { call: 'start', kind: 'network', code: '' });
  }
}

/** What was tapped before the program was there is the first thing that it does. */
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

/** Nothing waits for it; without a network it cannot be loaded, and is left for the next time. */
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
