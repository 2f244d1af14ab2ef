import { Type as T } from '@sinclair/typebox';
import { askedFor, maybeToken, oneOf, text, url } from '../primitives.schema';
import { MiniProgramEdition, RedirectType } from './values';

const appTypeCode = () => T.Literal('MASTER_WECHAT');

const tokenAnswer = T.Object({ token: askedFor(text(1024)) });

/** Click target shared by slots and cards. xcx: the mini program's user name and path. */
export const targetFields = {
  redirectType: oneOf(RedirectType),
  xcxId: T.Optional(text(128)),
  xcxUrl: T.Optional(url()),
  /** Absent means 0, release. */
  miniprogramType: T.Optional(oneOf(MiniProgramEdition)),
};

export const linksSchemas = {
  oneTimeLinkToken: {
    request: T.Object({ token: maybeToken(), appTypeCode: appTypeCode() }),
    response: T.Object({ token: askedFor(text(512)) }),
  },
  getAuthTokenExt: { request: T.Object({ token: maybeToken() }), response: tokenAnswer },
};
