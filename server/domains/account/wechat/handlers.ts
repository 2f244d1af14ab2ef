/** WeChat: authorization, backup login, binding. */
import { and, eq, ne } from 'drizzle-orm';
import { PHONE_ALREADY_BOUND } from '../../../../src/contract/account/values';
import { APP_PROJECT_MINI_PROGRAM, HEADER } from '../../../../src/contract/wire';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { deviceIdOf } from '../device-id';
import { enterDevice } from '../devices';
import { loginAnswer } from '../login';
import { ACCOUNT_MESSAGES } from '../messages';
import {
  badInput,
  BusinessError,
  requireSession,
  type Handler,
  type HandlersOf,
} from '../../../core/http/handler';
import { HTTP_MESSAGES } from '../../../core/http/messages';
import { isSigned, sign } from '../../../core/signatures';
import { addMillis, DAY } from '../../../core/time';
import { wechatIdentities } from './tables';

/** The mini program asks WeChat at every start, but the login may follow as late as the next day. */
const TICKET_LIFE_MS = DAY;

const weChatAuthorization: Handler<'weChatAuthorization'> = async ({ backupUrl }, context) => {
  if (!URL.canParse(backupUrl)) throw badInput('backupUrl', HTTP_MESSAGES.badInput);
  return { url: context.providers.wechat.authorizeUrl(backupUrl, deviceIdOf(context.headers)) };
};

const wechatBackup: Handler<'wechatBackup'> = async ({ code }, context) => {
  const { db, clock, providers, headers } = context;
  const channel = headers[HEADER.appProject] === APP_PROJECT_MINI_PROGRAM ? 'mini' : 'official';
  const openid = await providers.wechat.openIdOf(code, channel, deviceIdOf(headers));
  if (openid === null) throw new BusinessError(BACKEND_CODE.wrongCredentials, ACCOUNT_MESSAGES.wechatRefused);
  const seenAt = clock.now();
  const [identity] = await db
    .insert(wechatIdentities)
    .values({ openid, seenAt })
    .onConflictDoUpdate({ target: wechatIdentities.openid, set: { seenAt } })
    .returning();
  const accountId = identity?.accountId ?? null;
  const openidTicket = sign(context.config.keys, 'openid', openid, addMillis(seenAt, TICKET_LIFE_MS));
  if (accountId === null) return { token: '', userinfos: [{ openid, openidTicket }] };
  await enterDevice(context, accountId, 'replaceOldest');
  const { token, userinfos } = await loginAnswer(context, accountId, false);
  const own = userinfos.filter((info) => info.openid === openid);
  return { token, userinfos: own.map((info) => ({ ...info, openidTicket })) };
};

/**
 * Binds a WeChat openid to the session's account; replacing an existing binding requires the parent's confirmation. A signed ticket
 * is required: openids may be known to others, and binding takes the openid away from its account.
 */
const phoneChangeWechat: Handler<'phoneChangeWechat'> = async (request, context) => {
  const { openid, openidTicket = '', rebind = false } = request;
  const { accountId } = requireSession(context);
  const isProven = isSigned(context.config.keys, 'openid', openid, openidTicket, context.clock.now());
  await context.db.transaction(async (db) => {
    const [identity] = await db
      .select()
      .from(wechatIdentities)
      .where(eq(wechatIdentities.openid, openid))
      .for('update');
    if (identity?.accountId === accountId) return;
    if (identity === undefined || !isProven) throw badInput('openid', ACCOUNT_MESSAGES.openidUnknown);
    const others = and(eq(wechatIdentities.accountId, accountId), ne(wechatIdentities.openid, openid));
    const [other] = await db.select().from(wechatIdentities).where(others).for('update');
    const isTaken = other !== undefined || identity.accountId !== null;
    if (isTaken && !rebind) throw new BusinessError(PHONE_ALREADY_BOUND, ACCOUNT_MESSAGES.alreadyBound);
    await db.update(wechatIdentities).set({ accountId: null, boundAt: null }).where(others);
    const bound = { accountId, boundAt: context.clock.now() };
    await db.update(wechatIdentities).set(bound).where(eq(wechatIdentities.openid, openid));
  });
  return null;
};

export const wechatHandlers: HandlersOf<'weChatAuthorization' | 'wechatBackup' | 'phoneChangeWechat'> = {
  weChatAuthorization,
  wechatBackup,
  phoneChangeWechat,
};
