/** Part 1 section 7, visitor. */
import { Type as T } from '@sinclair/typebox';
import { AreaCodeItemSchema, SessionSchema, UserInfoSchema } from './entities-account.schema';
import { list, maybeToken, nothingAsked, nothingTold, text, token } from './primitives.schema';

const tokenAnswer = T.Object({ token: text(1024) });

export const visitorSchemas = {
  getCountryMobilePrefixs: { request: nothingAsked(), response: list(AreaCodeItemSchema, 400) },
  logout: { request: T.Object({ token: maybeToken() }), response: nothingTold() },
  logoutWithToken: { request: T.Object({ token: token() }), response: nothingTold() },
  getAuthTokenExt: { request: T.Object({ token: maybeToken() }), response: tokenAnswer },
  /** Takes a parameter object that is not shown (part 2 section 7). */
  getAuthCenterToken: { request: T.Object({ token: maybeToken() }), response: tokenAnswer },
  /** `token` is the temporary token of a login. */
  exchangeTemporaryToken: { request: T.Object({ token: token() }), response: SessionSchema },
  getUserInfoByToken: { request: T.Object({ token: maybeToken() }), response: UserInfoSchema },
  /** A fresh session of the same user. */
  newToken: { request: T.Object({ token: maybeToken() }), response: SessionSchema },
};
