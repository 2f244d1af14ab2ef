import { WEB_VERSION } from '@/contract/host';
import { skipsAuth } from '@/contract/shell';
import { needsToken } from '@/services/router/entry';
import type { App } from '@/stores/app';
import { catchUp } from './child';
import { takeNativeUser } from './native-user';

/** What a native app and the page tell each other after the start. */
export async function watchApp(app: App): Promise<void> {
  const { abilities } = app.platform;
  let looking: Promise<void> | undefined;
  const look = (): void => {
    // Coming back announces itself by both events at once.
    looking ??= followUser(app).finally(() => (looking = undefined));
  };
  abilities.on('OnResume', look);
  abilities.on('WebViewGoBack', look);
  // This part is loaded after the start: what was announced meanwhile was heard by nobody.
  if (!skipsAuth(app.platform.location()?.path ?? '')) look();
  await Promise.all([reachUnderStatusBar(app), abilities.call('setWebVersion', { version: WEB_VERSION })]);
}

/** From the versions that know it on, the page has the whole screen and leaves room for the status bar itself: rule shell-114. */
async function reachUnderStatusBar({ native, platform }: App): Promise<void> {
  if (!platform.reserveTop || native.support('setDeviceTopArea') !== 'supported') return;
  const height = await native.call('getDeviceTopHeight', {}, { quiet: true });
  // Without it nobody knows how much room to leave: the app keeps its status bar apart.
  if (!height.ok || height.value <= 0) return;
  platform.reserveTop(height.value);
  const reached = await native.call('setDeviceTopArea', { isTop: true }, { quiet: true });
  if (!reached.ok) platform.reserveTop(0);
}

/**
 * Another web-view of the app may have logged in or out meanwhile. With the user that was here nothing happens at all, so
 * that no form is lost; otherwise the page learns of it, and moves only where it must.
 */
async function followUser(app: App): Promise<void> {
  const { router, session } = app;
  if (skipsAuth(router.currentPath())) return;
  const { userId } = session.user;
  if (!(await takeNativeUser(app))) return;
  await catchUp(app);
  const name = router.current();
  if (!session.isLoggedIn && name && needsToken(app.platform.host, name)) return router.toLogin('reLaunch');
  if (session.isLoggedIn && name === 'login') return leaveLogin(app);
  if (userId !== session.user.userId) session.followed();
}

/** On to where the login was to lead. */
async function leaveLogin(app: App): Promise<void> {
  const { LoginFlow } = await import('@/stores/login');
  await new LoginFlow(app).enter();
}
