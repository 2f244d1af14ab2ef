import { memberCalls } from '@/contract/api/member';
import { visitorCalls } from '@/contract/api/visitor';
import { routes } from '@/contract/routes';
import { isMiniProgram, isNativeApp, isWeChatWeb } from '@/platform/helpers';
import { routeOfPath, webUrl, withoutQuery } from '@/services/router/paths';
import { stored } from '@/services/storage/values';
import type { App } from './app';
import { enterWithToken, recordVisit } from './open-session';
import { weChatLogin } from './wechat-login';

/** The start of the app (part 1 section 4, App start): who is here, before the first page shows. */
export async function startApp(app: App): Promise<void> {
  const { platform, present, session, student } = app;
  present.capture(platform.launchQuery());
  if (isNativeApp(platform)) await takeNativeUser(app);
  if (platform.insideMiniProgram) await takeUrlToken(app);
  if (!session.isLoggedIn && isMiniProgram(platform)) await logInSilently(app);
  if (!session.isLoggedIn && isWeChatWeb(platform) && !platform.insideMiniProgram) await weChatWebLogin(app);
  if (session.isLoggedIn && student.isTourist) await loadStudent(app);
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

/** The mini program opens its web-view with a token in the address, which must not stay there. */
async function takeUrlToken(app: App): Promise<void> {
  const { token } = app.platform.launchQuery();
  if (!token) return;
  app.platform.dropFromQuery(['token']);
  const exchanged = await app.api.call(memberCalls.exchangeToken, { token }, { token: '' });
  if (exchanged.ok) await enterWithToken(app, exchanged.value.token, app.session.user.openId);
}

async function logInSilently(app: App): Promise<void> {
  const code = await app.platform.weChat.loginCode();
  if (code.ok) await weChatLogin(app, code.value);
}

/**
 * Back from WeChat with a code, it is exchanged; otherwise, where the page needs a session, the visitor is sent there. A
 * code without a stored back-url was not asked for by this visitor and is dropped.
 */
async function weChatWebLogin(app: App): Promise<void> {
  const { platform, storage } = app;
  const { code } = platform.launchQuery();
  const backUrl = storage.get(stored.authBackUrl);
  storage.remove(stored.authBackUrl);
  platform.dropFromQuery(['code', 'state']);
  if (code && backUrl) await weChatLogin(app, code);
  else if (needsSession(app)) await leaveForWeChat(app);
}

function needsSession({ platform }: App): boolean {
  const place = platform.location();
  const name = place && routeOfPath(place.path);
  return Boolean(name && routes[name].auth === 'token' && routes[name].built);
}

/** Does not come back once the browser leaves the page. */
async function leaveForWeChat({ api, platform, storage }: App): Promise<void> {
  const place = platform.location();
  if (!place) return;
  const backupUrl = withoutQuery(place.href, ['code', 'state']);
  const answer = await api.call(memberCalls.weChatAuthorization, { backupUrl });
  if (!answer.ok || !webUrl(answer.value.url)) return;
  storage.set(stored.authBackUrl, backupUrl);
  platform.weChat.authorizeRedirect(answer.value.url);
  await new Promise<never>(() => undefined);
}
