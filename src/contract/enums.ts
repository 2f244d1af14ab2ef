/** Enumerations of accounts, platforms and the shell. Learning and step-up have their own files; all are re-exported here. */
export * from './enums-learning';
export * from './enums-step-up';

export type ValueOf<T> = T[keyof T];

/** Part 1 section 3, student info. */
export const StudentStatus = {
  tourist: 'TOURIST',
  unofficial: 'UNOFFICIAL_STUDENT',
  official: 'OFFICIAL_STUDENT',
} as const;
export type StudentStatus = ValueOf<typeof StudentStatus>;

/** Part 1 section 3: studentAuditionStatusEnums; N means not yet auditioned. */
export const AuditionStatus = { done: 'Y', notYet: 'N' } as const;
export type AuditionStatus = ValueOf<typeof AuditionStatus>;

/** User type of banner slots (part 1 section 6, decisions.md 1). Not the one of the home modules. */
export const BannerUserType = { unofficial: 1, official: 2, tourist: 3 } as const;
export type BannerUserType = ValueOf<typeof BannerUserType>;

export function bannerUserType(status: StudentStatus): BannerUserType {
  if (status === StudentStatus.official) return BannerUserType.official;
  return status === StudentStatus.unofficial ? BannerUserType.unofficial : BannerUserType.tourist;
}

/** User type of the home modules (part 1 section 6, decisions.md 1). Not the one of the banner slots. */
export const HomeModuleUserType = { tourist: 1, official: 2, unofficial: 3 } as const;
export type HomeModuleUserType = ValueOf<typeof HomeModuleUserType>;

export function homeModuleUserType(status: StudentStatus): HomeModuleUserType {
  if (status === StudentStatus.official) return HomeModuleUserType.official;
  return status === StudentStatus.unofficial ? HomeModuleUserType.unofficial : HomeModuleUserType.tourist;
}

/** `deviceType` of the app-visit record (part 1 section 4; decisions.md 2). */
export const DeviceType = { other: 0, android: 1, ios: 2 } as const;
export type DeviceType = ValueOf<typeof DeviceType>;

/** `platformType` of slots and `showDeviceType` of home modules (part 1 section 3; decisions.md 2). */
export const SlotPlatform = { web: 1, android: 2, ios: 3 } as const;
export type SlotPlatform = ValueOf<typeof SlotPlatform>;

/** `platform` of a tracked event (part 2 section 7; decisions.md 2). web: a browser on Android or iOS; other: the rest. */
export const TrackingPlatform = { androidApp: 1, iosApp: 2, web: 3, other: 4 } as const;
export type TrackingPlatform = ValueOf<typeof TrackingPlatform>;

/** Where the app runs, found once at start-up (part 2 section 3.3). */
export const Runtime = {
  weixinWeb: 'WEIXIN_WEB',
  iosApp: 'IOS_APP',
  androidApp: 'ANDROID_APP',
  web: 'WEB',
  weixinMiniApp: 'WEIXIN_MINI_APP',
} as const;
export type Runtime = ValueOf<typeof Runtime>;

/** Part 2 section 3.3. */
export const NetworkType = {
  g2: '2G',
  g3: '3G',
  g4: '4G',
  g5: '5G',
  wifi: 'WIFI',
  unknown: 'unknown',
} as const;
export type NetworkType = ValueOf<typeof NetworkType>;

/** `system` of the app info (part 2 section 7: "web 3 when the system value is 1 or 2"). */
export const AppSystem = { android: '1', ios: '2' } as const;
export type AppSystem = ValueOf<typeof AppSystem>;

/** Parent relation codes, `parentStatus` (part 1 section 2); labels are text of the app's catalogue. */
export const ParentRelation = {
  mother: 1,
  father: 2,
  grandfather: 3,
  grandmother: 4,
  maternalGrandfather: 5,
  maternalGrandmother: 6,
  other: 7,
} as const;
export type ParentRelation = ValueOf<typeof ParentRelation>;

/** `kidSex`; the values are not shown (assumed). */
export const KidSex = { unknown: 0, boy: 1, girl: 2 } as const;
export type KidSex = ValueOf<typeof KidSex>;

/** What a tap on a slot, card or tab opens (part 1 section 3). miniProgram falls back to the link. */
export const RedirectType = { none: 0, h5Link: 1, miniProgram: 2, innerPage: 3 } as const;
export type RedirectType = ValueOf<typeof RedirectType>;

/** WeChat's own numbering of a mini program's edition; `miniprogramType`, default release (part 1 section 3). */
export const MiniProgramEdition = { release: 0, test: 1, preview: 2 } as const;
export type MiniProgramEdition = ValueOf<typeof MiniProgramEdition>;

/** Part 1 section 3, resource entry. */
export const ResourceType = { text: 'text', image: 'img' } as const;
export type ResourceType = ValueOf<typeof ResourceType>;

/** `app-scene` of captchas and of sent codes; the values are not shown (assumed). */
export const AppScene = {
  login: 'login',
  findPassword: 'findPassword',
  /** Confirms the phone of the session. */
  verifyPhone: 'verifyPhone',
  bindPhone: 'bindPhone',
  /** Step 2 of account cancellation; no code for anything else does it. */
  cancelAccount: 'cancelAccount',
} as const;
export type AppScene = ValueOf<typeof AppScene>;

/** `loginType` of the login payloads; 2 is the default (part 1 section 3), the rest is not shown (assumed). */
export const LoginType = { password: 1, default: 2 } as const;
export type LoginType = ValueOf<typeof LoginType>;

/** `terminal` of the biz-token login; the values are not shown (assumed). */
export const BizTerminal = { h5: 'H5', miniProgram: 'MINI_PROGRAM', android: 'ANDROID', ios: 'IOS' } as const;
export type BizTerminal = ValueOf<typeof BizTerminal>;

/** Codes of the AJ-Captcha protocol that are handled (decisions.md 15). expired: the token is used or too old. */
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

/** State of the tab bar while its configuration loads (part 1 section 2). */
export const TabBarStatus = { pending: 'pending', fail: 'fail', success: 'success' } as const;
export type TabBarStatus = ValueOf<typeof TabBarStatus>;

/** Stages of the follow-and-push popup, in queue order (part 1 section 4). */
export const NotificationStage = {
  none: 'none',
  auth: 'auth',
  follow: 'follow',
  complete: 'complete',
} as const;
export type NotificationStage = ValueOf<typeof NotificationStage>;

/** Clients by name, as sent where a client is told apart by text (part 1 section 3). */
export const ClientName = {
  weixinWeb: 'weixin web',
  weixinMiniApp: 'weixin mini app',
  androidApp: 'android app',
  iosApp: 'ios app',
  web: 'web',
} as const;
export type ClientName = ValueOf<typeof ClientName>;

/** Channel source ids and names (part 1 section 3): Android takes its channel, iOS is 101, everything else 0. */
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

/** Variants of the download page by query `type` (part 2 section 2.2). */
export const DownloadType = {
  parent: 1,
  shop: 2,
  classHour: 3,
  littleTeacher: 4,
  further: 5,
  newStudent: 6,
  satisfactionSurvey: 7,
} as const;
export type DownloadType = ValueOf<typeof DownloadType>;

/** Query `enter` of the download page: where the visitor came from (part 2 section 2.2, decisions.md 6). */
export const DownloadEnter = {
  other: 0,
  growUp: 4,
  openClassDetail: 5,
  peaClassDetail: 6,
  soundStoryPlayer: 7,
  home: 19,
  shop: 61,
  stepUpGift: 321,
} as const;
export type DownloadEnter = ValueOf<typeof DownloadEnter>;
