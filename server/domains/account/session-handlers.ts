/** Sessions: open, renew, derive and end. */
import { createHmac } from 'node:crypto';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { Db } from '../../core/db/types';
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

/** By the key that is being exchanged, too: another instance may have opened it. */
function sessionTokensOf({ config }: CallContext, token: string): readonly [string, ...string[]] {
  const tokenBy = (key: Buffer) => createHmac('sha256', key).update(`session:${token}`).digest('base64url');
  const [first, ...others] = config.keys.codeHashes;
  return [tokenBy(first), ...others.map(tokenBy)];
}

async function openedByOne(db: Db, tokens: readonly string[]) {
  for (const token of tokens) {
    const opened = await openedSession(db, token);
    if (opened !== null) return opened;
  }
  return null;
}

/**
 * Single-use. If the response was lost, the same device may retry for a minute and gets the same session: its token is an HMAC of the
 * temporary token with a server key, so that no plain token has to be stored.
 */
const exchangeTemporaryToken: Handler<'exchangeTemporaryToken'> = async ({ token }, context) => {
  const [sessionToken, ...others] = sessionTokensOf(context, token);
  const opened = await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    // Of two concurrent requests, the second waits for the row lock and finds the first one's session.
    const subject = await spendTemporaryToken(inside, 'login', token);
    if (subject !== null) return openSession(inside, subject, sessionToken);
    const isRepeated = await wasSpentBy(inside, token, deviceIdOf(context.headers), REPEATED_MS);
    return isRepeated ? openedByOne(db, [sessionToken, ...others]) : null;
  });
  if (opened === null) {
    throw new BusinessError(BACKEND_CODE.temporaryTokenInvalid, ACCOUNT_MESSAGES.temporaryTokenInvalid);
  }
  return opened;
};

const newToken: Handler<'newToken'> = async (_request, context) => {
  const opened = await renewSession(context, requireSession(context).token);
  // A concurrent request renewed the session; its response has the new token.
  if (opened === null) throw deadSession('revoked');
  return opened;
};

/** Ends the session on the server; no-op without a live one. */
const logout: Handler<'logout'> = async (_request, context) => {
  if (context.session !== null) await revokeSessionOf(context.db, context.clock, context.session.token);
  return null;
};

/** Any holder of the token may end its session. The response does not reveal whether one existed. */
const logoutWithToken: Handler<'logoutWithToken'> = async ({ token }, context) => {
  await revokeSessionOf(context.db, context.clock, token);
  return null;
};

const checkToken: Handler<'checkToken'> = async ({ token }, context) => {
  const { state } = await findSession(context, token);
  return { isValid: state === 'live' };
};

/**
 * Session for a page opened by URL with a one-time token (`token` of a link, or the platform's `bizToken`). Session tokens are
 * rejected, since they must not appear in URLs. The new session ends with the login it derives from, but not the other way round.
 */
const exchangeToken: Handler<'exchangeToken'> = async (request, context) => {
  const given = request.bizToken ?? request.token ?? '';
  const subject = given === '' ? null : await spendTemporaryToken(context, 'link', given);
  if (subject === null) throw deadSession('unknown');
  const opened = await openSession(context, subject);
  if (opened === null) throw deadSession('revoked');
  return { token: opened.token };
};

/** The platform's token is passed in a URL, like a link's: single-use and short-lived. */
const bizTokenLogin: Handler<'bizTokenLogin'> = async ({ token }, context) => {
  const session = liveSession(await findSession(context, token));
  if (session.kind === 'service') throw deadSession('unknown');
  return { accessToken: await issueLinkToken(context, session) };
};

/** Derives a token for another service; it ends with the session. */
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
