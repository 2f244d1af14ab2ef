import type { ValueOf } from './wire';

export const PUSH_STATE_TIMEOUT_MS = 1000;
export const ENV_INFO_TIMEOUT_MS = 5000;
export const ENV_INFO_TRIES = 2;

export const WEB_VERSION = '1.30.98';

/** Lowest app versions, compared by `compareVersions`. */
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
/** The rating dialog is shown on iOS from this version. */
export const PRAISE_MIN_IOS_VERSION = '1.0.7';
/** Android apps below this version have /feedback instead of the external ticket page. */
export const SUGGEST_MIN_ANDROID_VERSION = '1.1.21';

/** Bridge and links. */
export const APP_OPEN_TIMEOUT_MS = 3000;
/** Characters wrapped around the Android user-data reply: rule shell-49. */
export const ANDROID_USER_DATA_WRAPPER = { start: 13, end: 2 } as const;

/** `deviceType` of the app-visit record: rule shell-5. */
export const DeviceType = { other: 0, android: 1, ios: 2 } as const;
export type DeviceType = ValueOf<typeof DeviceType>;

/** Where the app runs, detected once at start-up. */
export const Runtime = {
  weixinWeb: 'WEIXIN_WEB',
  iosApp: 'IOS_APP',
  androidApp: 'ANDROID_APP',
  web: 'WEB',
  weixinMiniApp: 'WEIXIN_MINI_APP',
} as const;
export type Runtime = ValueOf<typeof Runtime>;

export const NetworkType = {
  g2: '2G',
  g3: '3G',
  g4: '4G',
  g5: '5G',
  wifi: 'WIFI',
  unknown: 'unknown',
} as const;
export type NetworkType = ValueOf<typeof NetworkType>;

/** `system` of the app info. */
export const AppSystem = { android: '1', ios: '2' } as const;
export type AppSystem = ValueOf<typeof AppSystem>;

/** Name prefix of pictures uploaded by the mini program. */
export const MINI_PROGRAM_IMAGE_PREFIX = 'ppy';
