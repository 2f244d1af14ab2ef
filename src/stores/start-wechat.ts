import { memberCalls } from '@/contract/api/member';
import { routes } from '@/contract/routes';
import { isMiniProgram } from '@/platform/helpers';
import { routeOfPath, webUrl, withoutQuery } from '@/services/router/paths';
import { stored } from '@/services/storage/values';
import type { App } from './app';
import { enterWithToken } from './open-session';
import { weChatLogin } from './wechat-login';

/** What WeChat adds to the start: a token in the address, a silent login, an authorization (part 1 section 4). */
export async function weChatStart(app: App): Promise<void> {
  const { platform, session, storage } = app;
  if (platform.insideMiniProgram) return takeUrlToken(app);
  // A parent who logged out stays so, although WeChat could log them in without a word.
  if (session.isLoggedIn || storage.get(stored.loggedOut)) return undefined;
  return isMiniProgram(platform) ? logInSilently(app) : weChatWebLogin(app);
}

/** The mini program opens its web-view with a token in the address, which must not stay there. */
async function takeUrlToken(app: App): Promise<void> {
  const { platform } = app;
  const { token } = platform.launchQuery();
  if (!token) return;
  platform.replaceAddress(withoutQuery(platform.location()?.href ?? '', ['token']));
  const exchanged = await app.api.call(memberCalls.exchangeToken, { token }, { token: '' });
  if (exchanged.ok) await enterWithToken(app, exchanged.value.token, app.session.user.openId);
}

async function logInSilently(app: App): Promise<void> {
  const code = await app.platform.weChat.loginCode();
  if (code.ok) await weChatLogin(app, code.value);
}

/**
 * Back from WeChat with a code, it is exchanged; otherwise, where the page needs a session, the visitor is sent there. A
 * code without a stored back-url was not asked for by this visitor, and may be a parameter of the page's own.
 */
async function weChatWebLogin(app: App): Promise<void> {
  const { platform, storage } = app;
  const { code } = platform.launchQuery();
  const backUrl = storage.get(stored.authBackUrl);
  storage.remove(stored.authBackUrl);
  if (code && backUrl) {
    platform.replaceAddress(backUrl);
    await weChatLogin(app, code);
  } else if (needsSession(app)) {
    await leaveForWeChat(app);
  }
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
  const answer = await api.call(memberCalls.weChatAuthorization, { backupUrl: place.href });
  if (!answer.ok || !webUrl(answer.value.url)) return;
  storage.set(stored.authBackUrl, place.href);
  platform.weChat.authorizeRedirect(answer.value.url);
  await new Promise<never>(() => undefined);
}
