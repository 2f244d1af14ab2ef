/** Business constants of part 1 section 9. Step-up, versions and time windows: constants-step-up.ts. */
export * from './constants-step-up';

/** Fixed fields of the wire. */
export const APP_TYPE_CODE = 'MASTER_WECHAT';
export const CIPHER_VERSION = 'v1';
export const BIZ_CHANNEL_PLATFORM = 'PLATFORM';
export const BIZ_TOKEN_CHANNEL = 'WANDOU';
export const CAPTCHA_TYPE = 'blockPuzzle';
export const SERVICE_NAME_LEARNING_PARTNER = 'learning-partner';
export const CONFIGURATIONS_GROUP = 'parent';
export const MARKETING_DOMAIN_KEY = 'MARKETING_ACTIVITY_DOMAIN';
export const DEFAULT_SOURCE_ID = 10001;
export const DEFAULT_LOGIN_TYPE = 2;
export const DEFAULT_CHANNEL = '0';
export const IOS_SOURCE_ID = 101;
export const DEFAULT_INVITED_USER_ID = 0;

/** Header names. captchaVerification and staffAuthType are not shown (assumed). */
export const HEADER = {
  appid: 'appid',
  token: 'token',
  authorization: 'authorization',
  homeTime: 'klzz_ol_home_time',
  homeToken: 'klzz_ol_home_token',
  homeUid: 'klzz_ol_home_uid',
  appScene: 'app-scene',
  appProject: 'app-project',
  captchaVerification: 'captcha-verification',
  staffAuthType: 'auth-type',
  appVersion: 'appVersion',
  system: 'system',
  systemVersion: 'systemVersion',
  phoneModel: 'phoneModel',
  channel: 'channel',
  appDeviceId: 'appDeviceId',
  appName: 'appName',
} as const;

/** Values of the two headers above that are fixed; not shown (assumed). */
export const STAFF_AUTH_TYPE = 'STAFF';
export const APP_PROJECT_MINI_PROGRAM = 'mini-program';

export const DEFAULT_AREA_CODE = '86';
export const PHONE_PATTERN = /^\d{1,14}$/;
export const MIN_AGE = 3;
export const MAX_AGE = 20;
/** `id` counts from 0, as the picker sends it around; the wire takes `age`. */
export const AGES: readonly { readonly id: number; readonly age: number }[] = Array.from(
  { length: MAX_AGE - MIN_AGE + 1 },
  (_, index) => ({ id: index, age: MIN_AGE + index }),
);
/** Letters without countries in the index bar. */
export const INDEX_BAR_LEFT_OUT: readonly string[] = ['I', 'O', 'U', 'V'];
export const HOT_GROUP_MARK = '#';

/** Codes by SMS. */
export const CODE_COUNTDOWN_S = 59;
export const SEND_CODE_THROTTLE_MS = 1000;

/** Time-outs. */
export const REQUEST_TIMEOUT_MS = 20_000;
export const MEMBER_TIMEOUT_MS = 60_000;
export const SERVICE_TOKEN_TIMEOUT_MS = 10_000;
export const PERSON_INFO_TIMEOUT_MS = 10_000;
export const PUSH_STATE_TIMEOUT_MS = 1000;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
export const ENV_INFO_TIMEOUT_MS = 5000;
export const ENV_INFO_TRIES = 2;

/** Captcha: the display basis in CSS pixels, and the images' own size (decisions.md 15 and 16). */
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

/** Layout, in design units of a 750-wide page unless the name says otherwise. */
export const DESIGN_WIDTH = 750;
export const ROOT_FONT_BASE_PX = 100;
export const MAX_ROOT_SCALE = 2;
export const TAB_BAR_MAX_ITEMS = 5;
export const BANNER_AUTOPLAY_MS = 2000;
export const BANNER_TRANSITION_MS = 300;
export const BANNER_BASIS = 686;
export const BANNER_DEFAULT_HEIGHT_REM = 2.82;
export const CATEGORY_MAX_PER_ROW = 5;
export const CATEGORY_GAP = 20;
export const FLOAT_ICON_GAP = 28;
export const PULL_REFRESH_HEIGHT = 166;
export const UNREAD_BADGE_CAP = 99;
export const HOME_PAGE_SIZE = 2;
/** Hours of the day: morning from 5, afternoon from 12, evening from 18 (part 1 section 2, navbar). */
export const GREETING_HOURS = { morning: 5, afternoon: 12, evening: 18 } as const;

/** Behaviour. */
export const POPUP_SHOWN_LIMIT = 2;
export const LIVE_TASK_ID = 16;
export const HOUR_STATUS_FILTER: readonly number[] = [0, 1];
export const CONFIRM_DIALOG_DELAY_MS = 80;
export const EXTERNAL_LINK_DELAY_MS = 50;
export const REPORT_JUMP_DELAY_MS = 50;
export const EXPOSURE_THROTTLE_MS = 500;
export const EXPOSURE_THRESHOLD = 1;
export const INVITE_SHOWN_FLAG = 0;
export const DEBUG_CONSOLE_TAPS = 20;
export const DATE_FORMAT = 'YYYY.MM.DD HH:mm:ss';
/** Format of date-times on the wire; the server's time zone. */
export const WIRE_DATE_TIME_FORMAT = 'YYYY-MM-DD HH:mm:ss';
export const WIRE_DATE_FORMAT = 'YYYY-MM-DD';
export const WIRE_UTC_OFFSET = '+08:00';
/** "Other constant" of part 1 section 9: its use is not shown. */
export const OTHER_CONSTANT = 356;

/** Paths whose start skips authentication (part 1 section 4, decisions.md 9). */
export const AUTH_FREE_PREFIXES: readonly string[] = [
  '/protocol',
  '/evaluation',
  '/playback',
  '/liveAuditor',
];
