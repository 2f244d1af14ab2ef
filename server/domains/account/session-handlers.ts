/** Tokens: opening, renewing, handing on and ending sessions. */
import { createHmac } from 'node:crypto';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { deadSession, liveSession } from '../../core/http/authenticate';
import {
  BusinessError,
  requireSession,
  type CallContext,
  type Handler,
  type HandlersOf,
  type TokenKind,
} from '../../core/http/handler';
import { deviceIdOf } from './device-id';
import { ACCOUNT_MESSAGES } from './messages';
import { findSession, openedSession, openSession, renewSession, revokeSessionOf } from './sessions';
import { REPEATED_MS } from './sms/codes';
import { appVisits } from './tables';
import { issueDerivedToken, issueLinkToken, spendTemporaryToken, wasSpentBy } from './tokens';

/**
 * Once. The same device may ask again for a minute, where the answer was lost, and is given the same session: its token is
 * made of the temporary one under a key of the server's, so that nothing has to be kept in plain.
 */
const exchangeTemporaryToken: Handler<'exchangeTemporaryToken'> = async ({ token }, context) => {
  const sessionToken = createHmac('sha256', context.config.keys.codeHash)
    .update(`session:${token}`)
    .digest('base64url');
  const opened = await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    // Two of the same at once: the second waits for the row, and finds the session of the first.
    const subject = await spendTemporaryToken(inside, 'login', token);
    if (subject !== null) return openSession(inside, subject, sessionToken);
    const isRepeated = await wasSpentBy(inside, token, deviceIdOf(context.headers), REPEATED_MS);
    return isRepeated ? openedSession(db, sessionToken) : null;
  });
  if (opened === null) {
    throw new BusinessError(BACKEND_CODE.temporaryTokenInvalid, ACCOUNT_MESSAGES.temporaryTokenInvalid);
  }
  return opened;
};

const newToken: Handler<'newToken'> = async (_request, context) => {
  const opened = await renewSession(context, requireSession(context).token);
  // Renewed by another request that came at the same time: its answer has the new one.
  if (opened === null) throw deadSession('revoked');
  return opened;
};

/** Ends the session on the server; without a living one there is nothing left to do. */
const logout: Handler<'logout'> = async (_request, context) => {
  if (context.session !== null) await revokeSessionOf(context.db, context.clock, context.session.token);
  return null;
};

/** By whoever has the token, which is all that a session is known by. Nobody is told whether there was one. */
const logoutWithToken: Handler<'logoutWithToken'> = async ({ token }, context) => {
  await revokeSessionOf(context.db, context.clock, token);
  return null;
};

const checkToken: Handler<'checkToken'> = async ({ token }, context) => {
  const { state } = await findSession(context, token);
  return { isValid: state === 'live' };
};

/**
 * What a page opened with: the one-time token of its address, asked for as a link's or as the platform's. Never a session's own
 * token, which has no business in an address. The page gets a session of its own, which ends with the login it came
 * from; its own end ends nothing else.
 */
const exchangeToken: Handler<'exchangeToken'> = async (request, context) => {
  const given = request.bizToken ?? request.token ?? '';
  const subject = given === '' ? null : await spendTemporaryToken(context, 'link', given);
  if (subject === null) throw deadSession('unknown');
  const opened = await openSession(context, subject);
  if (opened === null) throw deadSession('revoked');
  return { token: opened.token };
};

/** The platform's token travels in an address, as a link's does: it works once, for a short time. */
const bizTokenLogin: Handler<'bizTokenLogin'> = async ({ token }, context) => {
  const session = liveSession(await findSession(context, token));
  if (session.kind === 'service') throw deadSession('unknown');
  return { accessToken: await issueLinkToken(context, session) };
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
  | 'logoutWithToken'
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
  logoutWithToken,
  checkToken,
  exchangeToken,
  bizTokenLogin,
  getAuthCenterToken,
  getServiceToken,
  appLogin,
};
