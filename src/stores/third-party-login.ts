import { accountCalls } from '@/contract/account/calls';
import { Runtime } from '@/contract/host';
import { routes } from '@/contract/routes';
import { BRIDGE_REFUSAL } from '@/contract/bridge/refusals';
import { fail, ok, type Result } from '@/contract/errors';
import { routeOfPath, webUrl } from '@/services/router/paths';
import { stored } from '@/services/storage/values';
import type { App } from './app';
import { weChatLogin } from './wechat-login';

/**
 * Login through WeChat, where the app runs in WeChat; answers whether somebody is logged in. `business` with the
 * specification's words elsewhere (rule account-55).
 */
export function thirdPartyLogin(app: App): Promise<Result<boolean>> {
  switch (app.platform.runtime) {
    case Runtime.weixinMiniApp:
      return logInSilently(app);
    case Runtime.weixinWeb:
      return logInByAuthorization(app);
    case Runtime.androidApp:
      return refused(BRIDGE_REFUSAL.noThirdPartyLoginAndroid);
    case Runtime.iosApp:
      return refused(BRIDGE_REFUSAL.noThirdPartyLoginIos);
    default:
      return refused(BRIDGE_REFUSAL.noThirdPartyLoginWeb);
  }
}

async function logInSilently(app: App): Promise<Result<boolean>> {
  const code = await app.platform.weChat.loginCode();
  return code.ok ? weChatLogin(app, code.value) : code;
}

/**
 * Back from WeChat with a code, it is exchanged; otherwise, where the page needs a session, the visitor is sent there. A
 * code without a stored back-url was not asked for by this visitor, and may be a parameter of the page's own.
 */
async function logInByAuthorization(app: App): Promise<Result<boolean>> {
  const { platform, storage } = app;
  const { code } = platform.launchQuery();
  const backUrl = storage.get(stored.authBackUrl);
  storage.remove(stored.authBackUrl);
  if (code && backUrl) {
    platform.replaceAddress(backUrl);
    return weChatLogin(app, code);
  }
  return needsSession(app) ? leaveForWeChat(app) : ok(false);
}

function needsSession({ platform }: App): boolean {
  const place = platform.location();
  const name = place && routeOfPath(place.path);
  return Boolean(name && routes[name].auth === 'token' && routes[name].built);
}

/** Does not come back once the browser leaves the page. */
async function leaveForWeChat(app: App): Promise<Result<boolean>> {
  const place = app.platform.location();
  if (!place) return ok(false);
  const authorization = await authorizationUrl(app, place.href);
  if (!authorization.ok) return authorization;
  app.storage.set(stored.authBackUrl, place.href);
  app.platform.weChat.authorizeRedirect(authorization.value);
  return new Promise<never>(() => undefined);
}

/** WeChat's own page, which comes back to `backUrl` with a code. */
export async function authorizationUrl({ api }: Pick<App, 'api'>, backUrl: string): Promise<Result<string>> {
  const answer = await api.call(accountCalls.weChatAuthorization, { backupUrl: backUrl });
  if (!answer.ok) return answer;
  const { url } = answer.value;
  return webUrl(url) ? ok(url) : fail({ kind: 'denied', ability: 'authorizeRedirect' });
}

const refused = (message: string): Promise<Result<never>> =>
  Promise.resolve(fail({ kind: 'business', code: '', message }));
