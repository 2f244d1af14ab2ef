import { Type as T, type Static } from '@sinclair/typebox';
import { DeviceType } from '../host';
import {
  askedFor,
  areaCode,
  cipher,
  cipherVersion,
  dateTime,
  filled,
  id,
  integer,
  list,
  maybeToken,
  millis,
  nothingAsked,
  noData,
  oneOf,
  text,
  token,
  url,
} from '../primitives.schema';
import { AgreementSchema, AgreementSummarySchema } from './agreements.schema';
import { CancellationLossesSchema, CancellationSchema } from './cancellation.schema';
import {
  AgreementType,
  BIZ_TERMINAL,
  BIZ_TOKEN_CHANNEL,
  CAPTCHA_SOUND_MAX,
  SERVICE_NAME_LEARNING_PARTNER,
} from './values';

const captchaType = () => T.Literal('blockPuzzle');

const base64 = (maxLength: number) => T.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9+/=]+$' });

const appTypeCode = () => T.Literal('MASTER_WECHAT');

/** Where a login comes from, and what it may do. */
const cameBy = {
  appTypeCode: appTypeCode(),
  source: T.Optional(integer()),
  loginType: T.Optional(integer(0, 99)),
  ext: T.Optional(T.String({ maxLength: 1024, description: 'JSON text {presentId, inviteUid}' })),
  channel: T.Optional(text(64)),
  /** Whether the phone must already have an account; false: the login may create one (assumed, rule account-79). */
  registered: T.Optional(T.Boolean()),
  autoRegisterType: T.Optional(integer(0, 99)),
};

const login = {
  ...cameBy,
  phoneCipher: cipher(),
  areaCode: areaCode(),
  cipherVersion: cipherVersion(),
};

/** Proof by our backend that WeChat issued this openid to the client; sent back with the binding (assumed). */
const openidTicket = () => T.Optional(text(128));

/** A social account found by a login. `id` is the user it is bound to; absent when unbound. */
export const SocialAccountSchema = T.Object({
  openid: text(128),
  id: T.Optional(id()),
  openidTicket: openidTicket(),
});

/** `token` is temporary and is exchanged for the session token. */
const loginAnswer = T.Object({
  token: askedFor(text(512)),
  userinfos: list(SocialAccountSchema, 20),
  isFirstLogin: T.Boolean(),
});

const verificationCode = () => filled(12);

/** The same for all three calls; the scene and, on a retry, the captcha's second code are sent in headers. */
const sendCode = {
  request: T.Object({
    areaCode: areaCode(),
    phoneCipher: cipher(),
    cipherVersion: cipherVersion(),
  }),
  /** Sent back with the code; a code issued with a token is invalid without it (assumed, rule account-91). */
  response: T.Object({ verificationCodeToken: T.Optional(text(512)) }),
};

const tokenAnswer = T.Object({ token: askedFor(text(1024)) });

export const DeviceSchema = T.Object({
  /** Identifies the device within its account only; not the id that the device sends. */
  deviceKey: T.String({ minLength: 43, maxLength: 43 }),
  /** Model, or system and browser; '' when unknown. */
  name: text(64),
  /** The device that sent this request. */
  isCurrent: T.Boolean(),
  /** false: logged out, but still counts against the limit. */
  isLoggedIn: T.Boolean(),
  firstSeenAt: dateTime(),
  lastSeenAt: dateTime(),
});

/** A session, as returned by the exchange of a temporary token. */
export const SessionSchema = T.Object({
  token: askedFor(text(512)),
  appToken: text(512),
  /** Sent back in `klzz_ol_home_time`. */
  time: millis(),
  userId: askedFor(id()),
});

export const AreaCodeItemSchema = T.Object({
  country: text(64),
  areaCode: text(8),
  firstLetter: text(1),
  /** 1 means hot. */
  top: integer(0, 1),
});

export const DataExportSchema = T.Object({
  /** Valid once; the URL alone grants access. With `?view=1` the copy is shown inline. */
  url: askedFor(url()),
  fileName: filled(64),
  expiresInSeconds: integer(1),
});

export type DataExport = Static<typeof DataExportSchema>;

export const accountSchemas = {
  listAgreements: { request: nothingAsked(), response: list(AgreementSummarySchema, 20) },
  getAgreement: { request: T.Object({ type: oneOf(AgreementType) }), response: AgreementSchema },
  getCancellation: { request: nothingAsked(), response: CancellationSchema },
  getCancellationLosses: { request: nothingAsked(), response: CancellationLossesSchema },
  agreeToCancellation: { request: nothingAsked(), response: CancellationSchema },
  confirmCancellation: {
    request: T.Object({ verificationCode: T.String({ maxLength: 8, pattern: '^[0-9]{4,8}$' }) }),
    response: CancellationSchema,
  },
  undoCancellation: { request: nothingAsked(), response: CancellationSchema },
  getCaptcha: {
    request: T.Object({
      captchaType: captchaType(),
      clientUid: T.Optional(text(64)),
      ts: T.Optional(millis()),
    }),
    /** Images are base64 PNG without a prefix: 310 x 155, the piece 47 x 155. */
    response: T.Object({
      originalImageBase64: askedFor(T.String()),
      jigsawImageBase64: askedFor(T.String()),
      token: askedFor(text(64)),
      secretKey: askedFor(text(16)),
    }),
  },
  checkCaptcha: {
    request: T.Object({
      captchaType: captchaType(),
      pointJson: base64(1024),
      token: filled(64),
    }),
    response: T.Object({ result: T.Boolean() }),
  },
  getSpokenCaptcha: {
    request: T.Object({ clientUid: T.Optional(text(64)), ts: T.Optional(millis()) }),
    /** The sound is base64 without a prefix. */
    response: T.Object({
      contentType: T.String({ pattern: '^audio/[a-z0-9.+-]{1,32}$' }),
      audioBase64: askedFor(T.String({ minLength: 1, maxLength: CAPTCHA_SOUND_MAX })),
      token: filled(64),
    }),
  },
  checkSpokenCaptcha: {
    request: T.Object({ token: filled(64), answer: T.String({ maxLength: 4, pattern: '^[0-9]{1,4}$' }) }),
    response: T.Object({ secondCode: askedFor(filled(64)) }),
  },
  /** `channel` is the app's channel: SourceName (assumed, the request is not shown). */
  getSourceId: {
    request: T.Object({ channel: T.Optional(text(32)) }),
    response: T.Object({ sourceId: askedFor(integer()) }),
  },
  getSourceIdByKey: {
    request: T.Object({ sourceKey: filled(64) }),
    response: T.Object({ sourceId: askedFor(integer()) }),
  },
  getPresentId: {
    request: T.Object({ presentKey: filled(64) }),
    response: T.Object({ presentId: askedFor(text(64)) }),
  },
  getServiceToken: {
    request: T.Object({ serviceName: T.Literal(SERVICE_NAME_LEARNING_PARTNER), token: maybeToken() }),
    response: T.Object({ token: askedFor(text(1024)) }),
  },
  sendCrmSms: {
    request: T.Object({ areaCode: areaCode(), phoneCipher: cipher(), cipherVersion: cipherVersion() }),
    response: noData(),
  },
  /** Most recently seen first. `limit`: how many devices may log in by password. */
  listDevices: {
    request: nothingAsked(),
    response: T.Object({ limit: integer(), devices: askedFor(list(DeviceSchema, 1000)) }),
  },
  removeDevice: {
    request: T.Object({ deviceKey: T.String({ minLength: 43, maxLength: 43, pattern: '^[\\w-]+$' }) }),
    response: noData(),
  },
  /** Records the app visit of a student inside a native app. */
  appLogin: {
    request: T.Object({ deviceType: oneOf(DeviceType), token: maybeToken() }),
    response: noData(),
  },
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
  wechatPhoneLogin: { request: T.Object({ ...cameBy, code: filled(256) }), response: loginAnswer },
  /** Binds the social account to the session's user. `rebind`: the parent agreed to replace an existing one (assumed). */
  phoneChangeWechat: {
    request: T.Object({
      appTypeCode: appTypeCode(),
      openid: filled(128),
      openidTicket: openidTicket(),
      rebind: T.Optional(T.Boolean()),
    }),
    response: noData(),
  },
  checkToken: {
    request: T.Object({ token: token() }),
    response: T.Object({ isValid: askedFor(T.Boolean()) }),
  },
  /** Exchanges a token from a URL; `bizChannel` and `bizToken` request the platform's token. */
  exchangeToken: {
    request: T.Object({
      token: maybeToken(),
      bizChannel: T.Optional(T.Literal('PLATFORM')),
      bizToken: T.Optional(text(512)),
    }),
    response: T.Object({ token: askedFor(text(512)) }),
  },
  sendVerificationCode: sendCode,
  sendLoginVerificationCode: sendCode,
  sendVerificationCodeV3: sendCode,
  /** The available captcha kinds, CaptchaSupplier (assumed, the response is not shown). */
  getSupplierCodeList: {
    request: nothingAsked(),
    response: list(T.Object({ supplierCode: text(64), supplierName: text(64) })),
  },
  /** `backupUrl`: where WeChat redirects back to, with a code; `url`: WeChat's page. */
  weChatAuthorization: {
    request: T.Object({ backupUrl: T.String({ minLength: 1, maxLength: 2048, pattern: '^https?://' }) }),
    response: T.Object({ url: askedFor(url()) }),
  },
  /** `token` is temporary, and empty when the openid is not bound. */
  wechatBackup: {
    request: T.Object({ code: filled(256), appTypeCode: appTypeCode() }),
    response: T.Object({ token: text(512), userinfos: list(SocialAccountSchema, 20) }),
  },
  /** Exchanges the session token for the platform's, which opens pages in the mini program's web view. */
  bizTokenLogin: {
    request: T.Object({
      channel: T.Literal(BIZ_TOKEN_CHANNEL),
      terminal: T.Literal(BIZ_TERMINAL),
      token: token(),
    }),
    response: T.Object({ accessToken: askedFor(text(1024)) }),
  },
  resetPassword: {
    request: T.Object({
      phoneCipher: cipher(),
      passwordCipher: cipher(),
      cipherVersion: cipherVersion(),
      areaCode: areaCode(),
      verificationCode: verificationCode(),
    }),
    response: noData(),
  },
  exportPersonalData: { request: nothingAsked(), response: DataExportSchema },
  getCountryMobilePrefixs: { request: nothingAsked(), response: list(AreaCodeItemSchema, 400) },
  logout: { request: T.Object({ token: maybeToken() }), response: noData() },
  logoutWithToken: { request: T.Object({ token: token() }), response: noData() },
  /** Takes a parameter object that is not shown. */
  getAuthCenterToken: { request: T.Object({ token: maybeToken() }), response: tokenAnswer },
  /** `token` is the temporary token of a login. */
  exchangeTemporaryToken: { request: T.Object({ token: token() }), response: SessionSchema },
  /** A new session for the same user. */
  newToken: { request: T.Object({ token: maybeToken() }), response: SessionSchema },
};

export type Session = Static<typeof SessionSchema>;
export type SocialAccount = Static<typeof SocialAccountSchema>;
export type AreaCodeItem = Static<typeof AreaCodeItemSchema>;
export type Device = Static<typeof DeviceSchema>;
