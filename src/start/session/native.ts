import { WEB_VERSION } from '@/contract/host';
import { skipsAuth } from '@/contract/shell';
import { needsToken } from '@/services/router/entry';
import type { App } from '@/stores/app/app';
import { catchUp, takeNativeUser } from './user';

/** Communication with the native app after the start. */
export async function watchApp(app: App): Promise<void> {
  const { abilities } = app.platform;
  let looking: Promise<void> | undefined;
  const look = (): void => {
    // A resume fires both events at once.
    looking ??= followUser(app).finally(() => (looking = undefined));
  };
  abilities.on('OnResume', look);
  abilities.on('WebViewGoBack', look);
  // This module loads after the start: events until now were missed.
  if (!skipsAuth(app.platform.location()?.path ?? '')) look();
  await Promise.all([reachUnderStatusBar(app), abilities.call('setWebVersion', { version: WEB_VERSION })]);
}

/** On app versions that support it the page uses the whole screen and reserves the status bar's height itself: rule shell-114. */
async function reachUnderStatusBar({ native, platform }: App): Promise<void> {
  if (!platform.reserveTop || native.support('setDeviceTopArea') !== 'supported') return;
  const height = await native.call('getDeviceTopHeight', {}, { quiet: true });
  // Without the height the app keeps its status bar separate.
  if (!height.ok || height.value <= 0) return;
  platform.reserveTop(height.value);
  const reached = await native.call('setDeviceTopArea', { isTop: true }, { quiet: true });
  if (!reached.ok) platform.reserveTop(0);
}

/**
 * Another web view of the app may have logged in or out meanwhile. If the user is the same, do nothing, so that no form is lost; otherwise
 * update the page, and navigate only if needed.
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

/** Navigates to the login's return address. */
async function leaveLogin(app: App): Promise<void> {
  const { LoginFlow } = await import('@/stores/session/login');
  await new LoginFlow(app).enter();
}
