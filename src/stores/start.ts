import { visitorCalls } from '@/contract/api/visitor';
import { isMiniProgram, isNativeApp, isWeChatWeb } from '@/platform/helpers';
import type { App } from './app';
import { recordVisit } from './visit';

/** The start of the app (part 1 section 4, App start): who is here, before the first page shows. */
export async function startApp(app: App): Promise<void> {
  const { platform, present } = app;
  present.capture(platform.launchQuery());
  if (isNativeApp(platform)) await takeNativeUser(app);
  if (isWeChatWeb(platform) || isMiniProgram(platform)) await startInWeChat(app);
  await catchUp(app);
}

/** A parent whose child is not loaded: at the start, and when the network comes back after a start without one. */
export async function catchUp(app: App): Promise<void> {
  if (app.session.isLoggedIn && app.student.isTourist) await loadStudent(app);
}

/** Loaded where it is needed; without it the visitor is a tourist, as after any login that did not come about. */
async function startInWeChat(app: App): Promise<void> {
  try {
    const { weChatStart } = await import('./start-wechat');
    await weChatStart(app);
  } catch {
    app.tracker.track('api_failure', { call: 'start-wechat', kind: 'network', code: '' });
  }
}

async function loadStudent(app: App): Promise<void> {
  const [status] = await Promise.all([app.student.loadStatus(), completeUser(app)]);
  if (!status.ok) return;
  void recordVisit(app);
  void app.student.loadPrivate();
  void app.student.loadSubjects();
}

/** A native app hands over less than a login answers with: the unification id is asked for. */
async function completeUser({ api, session }: App): Promise<void> {
  const { token, unificationId } = session.user;
  if (unificationId) return;
  const user = await api.call(visitorCalls.getUserInfoByToken, {});
  if (user.ok && token === session.token) session.setUser({ unificationId: user.value.unificationId });
}

/** The native app knows who is logged in; without an answer the stored user stands. */
async function takeNativeUser({ platform, session }: App): Promise<void> {
  const user = await platform.nativeUser.read();
  if (!user.ok) return;
  if (user.value?.token) session.setUser({ ...session.user, ...user.value, openId: '' });
  else session.clear();
}
