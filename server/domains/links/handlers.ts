/** Tokens for links out of the app. */
import { ERROR_CODE } from '../../../src/contract/errors';
import { issueDerivedToken, issueLinkToken } from '../account/tokens';
import { BusinessError, requireSession, type Handler, type HandlersOf } from '../../core/http/handler';
import { HTTP_MESSAGES } from '../../core/http/messages';

/** 1000014 means "no session, an empty token" here and does not force a login: rule links-10. */
const oneTimeLinkToken: Handler<'oneTimeLinkToken'> = async (_request, context) => {
  if (context.session === null)
    throw new BusinessError(ERROR_CODE.sessionInvalid, HTTP_MESSAGES.sessionInvalid);
  return { token: await issueLinkToken(context, context.session) };
};

const getAuthTokenExt: Handler<'getAuthTokenExt'> = async (_request, context) => ({
  token: await issueDerivedToken(context.db, requireSession(context).token, 'authExt'),
});

export const linkHandlers: HandlersOf<'oneTimeLinkToken' | 'getAuthTokenExt'> = {
  oneTimeLinkToken,
  getAuthTokenExt,
};
