import { memberCalls } from '@/contract/api/member';
import { APP_TYPE_CODE } from '@/contract/constants';
import { ok, type Result } from '@/contract/errors';
import type { App } from './app';
import { openSession } from './open-session';

/**
 * A WeChat code, of a browser or of the mini program, through the backup login: a bound user is logged in; of anybody
 * else only the openId is kept, for binding at the login to come. Answers whether somebody is logged in.
 */
export async function weChatLogin(app: App, code: string): Promise<Result<boolean>> {
  const answer = await app.api.call(memberCalls.wechatBackup, { code, appTypeCode: APP_TYPE_CODE });
  if (!answer.ok) return answer;
  const { token, userinfos } = answer.value;
  const openId = userinfos.find(({ openid }) => openid !== '')?.openid;
  if (openId) app.session.setUser({ openId });
  const isBound = userinfos.some(({ id }) => id !== undefined && id > 0);
  if (!isBound || token === '') return ok(false);
  const opened = await openSession(app, token, userinfos);
  return opened.ok ? ok(true) : opened;
}
