/** Tokens: opening, renewing, handing on and ending sessions. */
import { BACKEND_CODE } from '../../src/contract/errors';
import { liveSession, tokenFromHeaders } from '../http/authenticate';
import {
  BusinessError,
  requireSession,
  type CallContext,
  type Handler,
  type HandlersOf,
} from '../http/handler';
import { ACCOUNT_MESSAGES } from './messages';
import { findSession, openSession, revokeSessionOf } from './sessions';
import { appVisits, type TokenKind } from './tables';
import { issueDerivedToken, spendTemporaryToken } from './tokens';

const exchangeTemporaryToken: Handler<'exchangeTemporaryToken'> = async ({ token }, context) => {
  const subject = await spendTemporaryToken(context, 'login', token);
  if (subject === null) {
    throw new BusinessError(BACKEND_CODE.temporaryTokenInvalid, ACCOUNT_MESSAGES.temporaryTokenInvalid);
  }
  return openSession(context, subject);
};

const newToken: Handler<'newToken'> = async (_request, context) => {
  const { token, accountId, deviceId } = requireSession(context);
  const opened = await openSession(context, { accountId, deviceId });
  await revokeSessionOf(context.db, context.clock, token);
  return opened;
};

/** Ends the session on the server; without a living one there is nothing left to do. */
const logout: Handler<'logout'> = async (_request, context) => {
  if (context.session !== null) await revokeSessionOf(context.db, context.clock, context.session.token);
  return null;
};

const checkToken: Handler<'checkToken'> = async ({ token }, context) => {
  const { state } = await findSession(context, token);
  return { isValid: state === 'live' };
};

/**
 * What a page opened with: the one-time token of its address, a session's token, or the biz token of the platform. The
 * page gets a session of its own, so that its end does not end the one it came from.
 */
const exchangeToken: Handler<'exchangeToken'> = async (request, context) => {
  const given = request.bizToken ?? request.token ?? tokenFromHeaders(context.headers) ?? '';
  const fromLink = given === '' ? null : await spendTemporaryToken(context, 'link', given);
  const subject = fromLink ?? liveSession(await findSession(context, given));
  const { accountId, deviceId } = subject;
  const { token } = await openSession(context, { accountId, deviceId });
  return { token };
};

const bizTokenLogin: Handler<'bizTokenLogin'> = async ({ token }, context) => {
  liveSession(await findSession(context, token));
  return { accessToken: await issueDerivedToken(context.db, token, 'biz') };
};

/** A token for another service; it ends with the session. */
async function tokenOfKind(context: CallContext, kind: TokenKind): Promise<{ token: string }> {
  return { token: await issueDerivedToken(context.db, requireSession(context).token, kind) };
}

const getAuthCenterToken: Handler<'getAuthCenterToken'> = (_request, context) =>
  tokenOfKind(context, 'authCenter');
const getServiceToken: Handler<'getServiceToken'> = (_request, context) => tokenOfKind(context, 'service');

const appLogin: Handler<'appLogin'> = async ({ deviceType }, context) => {
  const { userId } = requireSession(context);
  await context.db.insert(appVisits).values({ userId, deviceType, visitedAt: context.clock.now() });
  return null;
};

export const sessionHandlers: HandlersOf<
  | 'exchangeTemporaryToken'
  | 'newToken'
  | 'logout'
  | 'checkToken'
  | 'exchangeToken'
  | 'bizTokenLogin'
  | 'getAuthCenterToken'
  | 'getServiceToken'
  | 'appLogin'
> = {
  exchangeTemporaryToken,
  newToken,
  logout,
  checkToken,
  exchangeToken,
  bizTokenLogin,
  getAuthCenterToken,
  getServiceToken,
  appLogin,
};
