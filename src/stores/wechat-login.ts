import { accountCalls } from '@/contract/account/calls';
import { APP_TYPE_CODE } from '@/contract/account/values';
import { APP_PROJECT_MINI_PROGRAM, HEADER } from '@/contract/wire';
import { ok, type Result } from '@/contract/errors';
import { isMiniProgram } from '@/platform/helpers';
import type { App } from './app';
import { openSession } from './open-session';

/**
 * A WeChat code, of a browser or of the mini program, through the backup login: a bound user is logged in; of anybody
 * else only the openId is kept, for binding at the login to come. Answers whether somebody is logged in.
 */
export async function weChatLogin(app: App, code: string): Promise<Result<boolean>> {
  const request = { code, appTypeCode: APP_TYPE_CODE } as const;
  // WeChat knows a mini program's code by the mini program alone, not by the official account.
  const headers = isMiniProgram(app.platform) ? { [HEADER.appProject]: APP_PROJECT_MINI_PROGRAM } : {};
  const answer = await app.api.call(accountCalls.wechatBackup, request, { headers });
  if (!answer.ok) return answer;
  const { token, userinfos } = answer.value;
  const openId = userinfos.find(({ openid }) => openid !== '')?.openid;
  if (openId) app.session.setUser({ openId });
  const isBound = userinfos.some(({ id }) => id !== undefined && id > 0);
  if (!isBound || token === '') return ok(false);
  const opened = await openSession(app, token, userinfos);
  return opened.ok ? ok(true) : opened;
}
