/** Login, captcha, area codes, password, devices, agreements, cancellation, own data. */
import type { ValueOf } from '../wire';

/** phoneChangeWechat: the phone is already bound to a social account; asked again with `rebind` (assumed code). */
export const PHONE_ALREADY_BOUND = '1000021';

/** The first three are also the names of their routes; `/protocol` shows any of them by its query `type`. */
export const AgreementType = {
  user: 'userAgreement',
  privacy: 'userPrivacy',
  children: 'userChildrenPrivacy',
  cancellation: 'cancellation',
} as const;
export type AgreementType = ValueOf<typeof AgreementType>;

/** What a login agrees to. */
export const LOGIN_AGREEMENTS = [
  AgreementType.user,
  AgreementType.privacy,
  AgreementType.children,
] as const satisfies readonly AgreementType[];

export const isAgreementType = (value: string | undefined): value is AgreementType =>
  Object.values<string | undefined>(AgreementType).includes(value);

/** Days until a confirmed cancellation removes the data; until then it can be undone. */
export const COOLING_OFF_DAYS = 15;
/** Of what is still under way so many are named one by one; all are counted. */
export const LOSSES_NAMED = 20;
/** Who agreed to the consequences has this long to confirm the phone. */
export const CANCELLATION_CONSENT_MINUTES = 60;

export const CancellationStatus = {
  none: 'none',
  /** The consequences are agreed to, the phone is still to be confirmed. */
  agreed: 'agreed',
  /** Confirmed: the cooling-off runs. */
  pending: 'pending',
} as const;
export type CancellationStatus = ValueOf<typeof CancellationStatus>;

/** Of one account, on one day of the calendar. */
export const DATA_EXPORTS_PER_DAY = 5;
/** The address of a copy works once, and no longer than this. */
export const DATA_EXPORT_SECONDS = 300;

/** Where the backend hands the copy out: GET `<path>/<one-time token>/<file name>`; with `?view=1` to be read in place. */
export const DATA_EXPORT_PATH = '/v1/personalData/file';
export const DATA_EXPORT_VIEW = 'view';

/** Fixed fields of the wire. */
export const APP_TYPE_CODE = 'MASTER_WECHAT';
export const CIPHER_VERSION = 'v1';

/** Of the platform token's exchange: whose account it is, and where it is asked for (not shown, assumed). */
export const BIZ_TOKEN_CHANNEL = 'WANDOU';
export const BIZ_TERMINAL = 'MINI_PROGRAM';
export const BIZ_TOKEN_PATH = '/bizcenter-usercenter/o/login/bizToken';
export const CAPTCHA_TYPE = 'blockPuzzle';
export const SERVICE_NAME_LEARNING_PARTNER = 'learning-partner';

export const DEFAULT_SOURCE_ID = 10001;
export const DEFAULT_LOGIN_TYPE = 2;
/** Longest that a login waits until it is known what a key in the address stands for (assumed). */
export const KEY_LOOK_UP_MS = 3000;

export const DEFAULT_AREA_CODE = '86';
export const PHONE_PATTERN = /^\d{1,14}$/;

/** Letters without countries in the index bar. */
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

/** Codes of getSupplierCodeList (assumed). */
export const CaptchaSupplier = { slider: 'BLOCK_PUZZLE', spoken: 'SPOKEN_SUM' } as const;
export type CaptchaSupplier = ValueOf<typeof CaptchaSupplier>;

/** `app-scene` of captchas and of sent codes; the values are not shown (assumed). */
export const AppScene = {
  login: 'login',
  findPassword: 'findPassword',
  /** Step 2 of account cancellation, which verifies the phone of the session; no code for anything else does it. */
  cancelAccount: 'cancelAccount',
} as const;
export type AppScene = ValueOf<typeof AppScene>;

/** `autoRegisterType`: what an account that a login makes was made for; the values are not shown (assumed). */
export const AutoRegisterType = { freeTrial: 1 } as const;
export type AutoRegisterType = ValueOf<typeof AutoRegisterType>;

/** Codes of the AJ-Captcha protocol that are handled. expired: the token is used or too old. */
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

/** Channel source ids and names: Android takes its channel, iOS is 101, everything else 0. */
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
