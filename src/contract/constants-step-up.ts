/** Business constants of part 2 section 9: versions, step-up, time windows, tracking and media. */
export const WEB_VERSION = '1.30.98';

/** Lowest app versions (part 1 section 9, part 2 section 5), compared by `compareVersions`. */
export const MIN_APP_VERSION = {
  tabBar: { android: '1.5.8', ios: '1.5.8' },
  topArea: { android: '1.1.5', ios: '1.1.1' },
  shareImage: { android: '1.7.0', ios: '1.7.0' },
  shareVideo: { android: '2.2.0', ios: '2.2.0' },
  startMiniProgram: { android: '1.5.0', ios: '1.4.9' },
  correctHomework: { android: '1.9.0', ios: '1.9.0' },
  correctSpecialTopicWrongTitle: { android: '1.9.0', ios: '1.9.0' },
  getSharePlatforms: { android: '1.10.0', ios: '1.10.0' },
  saveVideo: { android: '2.2.0', ios: '2.2.0' },
  savePhotoToAlbum: { android: '2.5.0', ios: '2.5.0' },
} as const;
/** Praise shows on iOS from this version. */
export const PRAISE_MIN_IOS_VERSION = '1.0.7';
/** Android apps below this version have /feedback instead of the external ticket page. */
export const SUGGEST_MIN_ANDROID_VERSION = '1.1.21';

/** Step-up. */
export const MAX_PREFERRED_TIMES = 5;
export const CLASS_LIST_PAGE_SIZE = 5;
export const KEEP_ALIVE_INTERVAL_MS = 10_000;
/** After the one call on load (decisions.md 14). */
export const KEEP_ALIVE_REPEATS = 30;
export const COUNTDOWN_TICK_MS = 1000;
export const HEAD_MASTER_RESPONSE_HOURS = 24;
/** The operator of a change when the child has no name: a value of the wire, not a text of the app. */
export const DEFAULT_OPERATOR_NAME = '家长';
export const REMAINING_HOURS_STATUS = 1;
/** Asia/Shanghai (decisions.md 13). Configuration can override each of them. */
export const STEP_UP_DEADLINE = '2021/06/20 23:59:59';
export const HIGHER_LEVEL_FALLBACK_WINDOW = { startTime: '2021/05/31', endTime: '2021/06/20' } as const;
export const HIGHER_LEVEL_STATIC_WINDOW = { startTime: '2021/06/10', endTime: '2021/06/20' } as const;
/** Storage flag: the higher-level modal was shown on this device. */
export const HIGHER_LEVEL_SHOWN_FLAG = 'isNotFirstEnterPage';

/** Bridge and links. */
export const APP_OPEN_TIMEOUT_MS = 3000;
/** Wrapper around the Android user-data reply, in characters (decisions.md 23). */
export const ANDROID_USER_DATA_WRAPPER = { start: 13, end: 2 } as const;
/** Parameter of the cache-refresh reload. */
export const CACHE_REFRESH_PARAM = 't';

/** Helpers. */
export const DEFAULT_THROTTLE_MS = 500;
export const QR_CODE_MARGIN = 0;
export const MINI_PROGRAM_IMAGE_PREFIX = 'ppy';
/** Folder of the parent area on the CDN; its name is not shown (assumed). */
export const IMAGE_AREA = 'parent';
export const JPEG_QUALITY = 0.92;
/** EXIF orientations that are corrected. */
export const CORRECTED_ORIENTATIONS: readonly number[] = [3, 6, 8];

/** Tracking. */
export const TRACKING_STATUS_SUCCESS = 'success';
export const TRACKING_DEFAULT_NETWORK_OPERATOR = 'other';
export const TRACKING_ENVIRONMENT = 'production';
/** Product names differ for the mini program and the app; the names are not shown (assumed). */
export const TRACKING_APP_NAME = { app: 'parent-app', miniProgram: 'parent-mini-program' } as const;
