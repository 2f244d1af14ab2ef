/** Login, captcha, area codes, password, devices, agreements, account cancellation, data export. */
import type { ValueOf } from '../wire';

/** phoneChangeWechat: the phone is already bound to a social account; retry with `rebind` (assumed code). */
export const PHONE_ALREADY_BOUND = '1000021';

/** The first three are also route names; `/protocol` shows any of them by its query `type`. */
export const AgreementType = {
  user: 'userAgreement',
  privacy: 'userPrivacy',
  children: 'userChildrenPrivacy',
  cancellation: 'cancellation',
} as const;
export type AgreementType = ValueOf<typeof AgreementType>;

/** Accepted with every login. */
export const LOGIN_AGREEMENTS = [
  AgreementType.user,
  AgreementType.privacy,
  AgreementType.children,
] as const satisfies readonly AgreementType[];

export const isAgreementType = (value: string | undefined): value is AgreementType =>
  Object.values<string | undefined>(AgreementType).includes(value);

/** Days from the confirmation of a cancellation to the deletion; it can be undone until then. */
export const COOLING_OFF_DAYS = 15;
/** How many unfinished items are listed by name; all are counted. */
export const LOSSES_NAMED = 20;
/** Time from the consent to the confirmation by phone. */
export const CANCELLATION_CONSENT_MINUTES = 60;

export const CancellationStatus = {
  none: 'none',
  /** Consequences accepted, phone not yet confirmed. */
  agreed: 'agreed',
  /** Confirmed, in the cooling-off. */
  pending: 'pending',
} as const;
export type CancellationStatus = ValueOf<typeof CancellationStatus>;

/** Per account and calendar day. */
export const DATA_EXPORTS_PER_DAY = 5;
/** The URL of a copy works once and expires after this time. */
export const DATA_EXPORT_SECONDS = 300;

/** Download URL: GET `<path>/<one-time token>/<file name>`; with `?view=1` it is shown inline. */
export const DATA_EXPORT_PATH = '/v1/personalData/file';
export const DATA_EXPORT_VIEW = 'view';

/** Fixed fields of the wire. */
export const APP_TYPE_CODE = 'MASTER_WECHAT';

/** Of the platform token's exchange: account channel and terminal (not shown, assumed). */
export const BIZ_TOKEN_CHANNEL = 'WANDOU';
export const BIZ_TERMINAL = 'MINI_PROGRAM';
export const BIZ_TOKEN_PATH = '/bizcenter-usercenter/o/login/bizToken';
export const CAPTCHA_TYPE = 'blockPuzzle';
export const SERVICE_NAME_LEARNING_PARTNER = 'learning-partner';

export const DEFAULT_SOURCE_ID = 10001;
export const DEFAULT_LOGIN_TYPE = 2;
/** How long a login waits for the lookup of a key in the URL (assumed). */
export const KEY_LOOK_UP_MS = 3000;

export const DEFAULT_AREA_CODE = '86';
export const PHONE_PATTERN = /^\d{1,14}$/;

/** Letters without countries, left out of the index bar. */
export const INDEX_BAR_LEFT_OUT: readonly string[] = ['I', 'O', 'U', 'V'];
export const HOT_GROUP_MARK = '#';

/** Of a new password. */
export const PASSWORD_LENGTH = { least: 8, most: 20 } as const;

/** Codes by SMS. */
export const CODE_DIGITS = 6;
export const CODE_COUNTDOWN_S = 59;
export const SEND_CODE_THROTTLE_MS = 1000;

export const SERVICE_TOKEN_TIMEOUT_MS = 10_000;

/** Captcha: the display basis in CSS pixels, and the images' own size (rule account-26, rule account-27). */
export const CAPTCHA_MAX_WIDTH_PX = 700;
export const CAPTCHA_PAGE_MARGIN_PX = 96;
export const CAPTCHA_HEIGHT_RATIO = 0.5;
export const CAPTCHA_IMAGE = { width: 310, height: 155, pieceWidth: 47 } as const;
export const CAPTCHA_POINT_Y = 5;
export const CAPTCHA_TOLERANCE = 5;
export const CAPTCHA_TOKEN_LIFE_MS = 120_000;
export const CAPTCHA_SECOND_CODE_LIFE_MS = 180_000;
export const CAPTCHA_SUCCESS_MS = 1000;
export const CAPTCHA_POP_SUCCESS_MS = 1500;
export const CAPTCHA_FAIL_REFRESH_MS = 1000;

/** Characters of base64: some twenty seconds of speech. */
export const CAPTCHA_SOUND_MAX = 800_000;

/** Supplier codes of getSupplierCodeList (assumed). */
export const CaptchaSupplier = { slider: 'BLOCK_PUZZLE', spoken: 'SPOKEN_SUM' } as const;
export type CaptchaSupplier = ValueOf<typeof CaptchaSupplier>;

/** `app-scene` of captchas and verification codes; the values are not shown (assumed). */
export const AppScene = {
  login: 'login',
  findPassword: 'findPassword',
  /** Step 2 of account cancellation: verifies the session's phone. Codes of other scenes are not accepted. */
  cancelAccount: 'cancelAccount',
} as const;
export type AppScene = ValueOf<typeof AppScene>;

/** `autoRegisterType`: why a login created the account; the values are not shown (assumed). */
export const AutoRegisterType = { freeTrial: 1 } as const;
export type AutoRegisterType = ValueOf<typeof AutoRegisterType>;

/** Handled codes of the AJ-Captcha protocol. expired: the token was used or is too old. */
export const CaptchaCode = {
  success: '0000',
  expired: '6110',
  wrongPlace: '6111',
  getFailed: '6112',
  imagesMissing: '6113',
  getTooOften: '6201',
  locked: '6202',
  checkTooOften: '6204',
  verifyTooOften: '6205',
  invalidRequest: '6206',
  unknown: '9999',
} as const;
export type CaptchaCode = ValueOf<typeof CaptchaCode>;

/** Channel source ids and names: Android sends its channel, iOS is 101, everything else 0. */
export const SourceName = {
  0: 'other',
  1: 'appshop',
  2: 'huawei',
  3: '360',
  4: 'oppo',
  5: 'vivo',
  6: 'baidu',
  7: 'lenovo',
  8: 'mi',
  9: 'meizu',
  10: 'official',
  101: 'ios',
} as const;
export type SourceId = keyof typeof SourceName;
