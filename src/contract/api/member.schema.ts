/** Part 1 sections 3 (login payloads) and 7 (login and member service). */
import { Type as T } from '@sinclair/typebox';
import { BizTerminal } from '../enums';
import { SocialAccountSchema } from './entities-account.schema';
import {
  areaCode,
  cipher,
  cipherVersion,
  filled,
  integer,
  list,
  nothingAsked,
  nothingTold,
  oneOf,
  text,
  token,
  maybeToken,
  url,
} from './primitives.schema';

const appTypeCode = () => T.Literal('MASTER_WECHAT');
const verificationCode = () => filled(12);

const login = {
  appTypeCode: appTypeCode(),
  phoneCipher: cipher(),
  areaCode: areaCode(),
  cipherVersion: cipherVersion(),
  source: T.Optional(integer()),
  loginType: T.Optional(integer(0, 99)),
  ext: T.Optional(T.String({ maxLength: 1024, description: 'JSON text {presentId, inviteUid}' })),
  channel: T.Optional(text(64)),
  registered: T.Optional(T.Boolean()),
  autoRegisterType: T.Optional(integer(0, 99)),
};

/** `token` is temporary: it is exchanged for the real one. */
const loginAnswer = T.Object({
  token: text(512),
  userinfos: list(SocialAccountSchema, 20),
  isFirstLogin: T.Boolean(),
});

/** All three take the same; the scene and, on a retry, the captcha's second code travel in headers. */
const sendCode = {
  request: T.Object({ areaCode: areaCode(), phoneCipher: cipher(), cipherVersion: cipherVersion() }),
  /** The token goes back with the code when there is one (assumed). */
  response: T.Object({ verificationCodeToken: T.Optional(text(512)) }),
};

export const memberSchemas = {
  pwdLogin: {
    request: T.Object({ ...login, passwordCipher: cipher() }),
    response: loginAnswer,
  },
  verificationLogin: {
    request: T.Object({
      ...login,
      verificationCode: verificationCode(),
      verificationCodeToken: T.Optional(text(512)),
    }),
    response: loginAnswer,
  },
  /** Binds the social account of the session's user. `rebind` says that the parent agreed to replace one (assumed). */
  phoneChangeWechat: {
    request: T.Object({
      appTypeCode: appTypeCode(),
      openid: filled(128),
      rebind: T.Optional(T.Boolean()),
    }),
    response: nothingTold(),
  },
  updateAge: { request: T.Object({ age: integer(3, 20) }), response: nothingTold() },
  checkToken: { request: T.Object({ token: token() }), response: T.Object({ isValid: T.Boolean() }) },
  /** Exchanges a token that came in a url; `bizChannel` and `bizToken` ask for the platform's token. */
  exchangeToken: {
    request: T.Object({
      token: maybeToken(),
      bizChannel: T.Optional(T.Literal('PLATFORM')),
      bizToken: T.Optional(text(512)),
    }),
    response: T.Object({ token: text(512) }),
  },
  sendVerificationCode: sendCode,
  sendLoginVerificationCode: sendCode,
  sendVerificationCodeV3: sendCode,
  getSupplierCodeList: {
    request: nothingAsked(),
    response: list(T.Object({ supplierCode: text(64), supplierName: text(64) })),
  },
  /** `backupUrl` is where WeChat sends the visitor back to, with a code; `url` is WeChat's page. */
  weChatAuthorization: {
    request: T.Object({ backupUrl: T.String({ minLength: 1, maxLength: 2048, pattern: '^https?://' }) }),
    response: T.Object({ url: url() }),
  },
  /** `token` is temporary, and empty when the openid is not bound. */
  wechatBackup: {
    request: T.Object({ code: filled(256), appTypeCode: appTypeCode() }),
    response: T.Object({ token: text(512), userinfos: list(SocialAccountSchema, 20) }),
  },
  bizTokenLogin: {
    request: T.Object({ channel: T.Literal('WANDOU'), terminal: oneOf(BizTerminal), token: token() }),
    response: T.Object({ accessToken: text(1024) }),
  },
  resetPassword: {
    request: T.Object({
      phoneCipher: cipher(),
      passwordCipher: cipher(),
      cipherVersion: cipherVersion(),
      areaCode: areaCode(),
      verificationCode: verificationCode(),
    }),
    response: nothingTold(),
  },
  oneTimeLinkToken: {
    request: T.Object({ token: maybeToken(), appTypeCode: appTypeCode() }),
    response: T.Object({ token: text(512) }),
  },
};
