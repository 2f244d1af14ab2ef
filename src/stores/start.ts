import { skipsAuth } from '@/contract/shell';
import { needsToken } from '@/services/router/entry';
import type { App } from './app';
import { catchUp } from './catch-up';
import { takeNativeUser } from './native-user';
import { isWeChatDue } from './we-chat-due';

/** The start of the app: who is here, before the first page shows (rule shell-1 to rule shell-5). */
export async function startApp(app: App): Promise<void> {
  const { platform, present, router } = app;
  present.capture(platform.launchQuery());
  platform.onOpenedAgain?.((query) => present.capture(query));
  if (skipsAuth(platform.location()?.path ?? '')) router.beforeAuth(() => authenticate(app));
  else await authenticate(app);
  if (platform.host.keepsSession) void part(app, async () => (await import('./start-native')).watchApp(app));
}

async function authenticate(app: App): Promise<void> {
  const { platform } = app;
  if (platform.host.keepsSession) await takeNativeUser(app);
  if (isWeChatDue(app)) {
    await part(app, async () => (await import('./start-wechat')).weChatStart(app));
  }
  if (app.student.isKept) void catchUpBehind(app);
  else await catchUp(app);
}

/**
 * The page already shows what the device kept of this parent. Whom the server no longer knows leaves it as after any
 * session that ended; otherwise the page goes on with whoever this has turned out to be.
 */
async function catchUpBehind(app: App): Promise<void> {
  await catchUp(app);
  const { router, session } = app;
  const name = router.current();
  if (!session.isLoggedIn && name && needsToken(app.platform.host, name)) await router.toLogin('reLaunch');
  else session.followed();
}

/** Loaded where it is needed; without it the app starts all the same, a visitor as a tourist. */
async function part({ tracker }: App, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch {
    tracker.track('api_failure', { call: 'start', kind: 'network', code: '' });
  }
}
