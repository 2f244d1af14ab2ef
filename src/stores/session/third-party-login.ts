import { accountCalls } from '@/contract/account/calls';
import { BRIDGE_REFUSAL } from '@/contract/bridge/refusals';
import { fail, ok, type Result } from '@/contract/errors';
import { webUrl } from '@/services/router/paths';
import { stored } from '@/services/storage/values';
import type { App } from '../app/app';
import { APP_TYPE_CODE } from '@/contract/account/values';
import { HEADER } from '@/contract/wire';
import { keepTicket, openSession } from './open-session';
import { needsSession } from './needs-we-chat';

/**
 * Login through WeChat; returns whether the parent is logged in. Outside WeChat it fails with `business` and the specification's text (rule
 * account-55).
 */
export function thirdPartyLogin(app: App): Promise<Result<boolean>> {
  const { thirdPartyLogin: login } = app.platform.host;
  if ('refusal' in login) return refused(BRIDGE_REFUSAL[login.refusal]);
  return login.by === 'code' ? logInSilently(app) : logInByAuthorization(app);
}

async function logInSilently(app: App): Promise<Result<boolean>> {
  const code = await app.platform.weChat.loginCode();
  return code.ok ? weChatLogin(app, code.value) : code;
}

/**
 * Back from WeChat with a code, exchanges it; otherwise redirects to WeChat if the page needs a session. A code without a stored back-url
 * was not requested by this visitor, and may be a parameter of the page itself.
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

/** Does not resolve once the browser leaves the page. */
async function leaveForWeChat(app: App): Promise<Result<boolean>> {
  const place = app.platform.location();
  if (!place) return ok(false);
  const authorization = await authorizationUrl(app, place.href);
  if (!authorization.ok) return authorization;
  app.storage.set(stored.authBackUrl, place.href);
  app.platform.weChat.authorizeRedirect(authorization.value);
  return new Promise<never>(() => undefined);
}

/** WeChat's authorization page, which returns to `backUrl` with a code. */
export async function authorizationUrl({ api }: Pick<App, 'api'>, backUrl: string): Promise<Result<string>> {
  const answer = await api.call(accountCalls.weChatAuthorization, { backupUrl: backUrl });
  if (!answer.ok) return answer;
  const { url } = answer.value;
  return webUrl(url) ? ok(url) : fail({ kind: 'denied', ability: 'authorizeRedirect' });
}

const refused = (message: string): Promise<Result<never>> =>
  Promise.resolve(fail({ kind: 'business', code: '', message }));

/**
 * Logs in by a WeChat code, of a browser or of the mini program, through the backup login. For an unbound user only the openId is stored,
 * to be bound at the next login. Returns whether the parent is logged in.
 */
async function weChatLogin(app: App, code: string): Promise<Result<boolean>> {
  const request = { code, appTypeCode: APP_TYPE_CODE } as const;
  // WeChat resolves a mini program's code by the mini program only, not by the official account.
  const headers = { [HEADER.appProject]: app.platform.host.appProject };
  const answer = await app.api.call(accountCalls.wechatBackup, request, { headers });
  if (!answer.ok) return answer;
  const { token, userinfos } = answer.value;
  const account = userinfos.find(({ openid }) => openid !== '');
  if (account) {
    app.session.setUser({ openId: account.openid });
    keepTicket(app, account);
  }
  const isBound = userinfos.some(({ id }) => id !== undefined && id > 0);
  if (!isBound || token === '') return ok(false);
  const opened = await openSession(app, token, userinfos);
  return opened.ok ? ok(true) : opened;
}
