/**
 * Capabilities of each host, as answers to the app's questions (`Host`): nothing outside src/platform branches on the host itself.
 * docs/abilities.md has a table generated from this.
 */
import { IOS_SOURCE_ID } from '@/contract/account/start-values';
import type { BRIDGE_REFUSAL } from '@/contract/bridge/refusals';
import { SubjectCode } from '@/contract/courses/values';
import { SlotPlatform } from '@/contract/home/values';
import {
  DeviceType,
  MIN_APP_VERSION,
  MINI_PROGRAM_IMAGE_PREFIX,
  PRAISE_MIN_IOS_VERSION,
  SUGGEST_MIN_ANDROID_VERSION,
} from '@/contract/host';
import { compareVersions } from '@/contract/helpers';
import type { ShareMethod } from '@/contract/share/values';
import { MINI_PROGRAM_TAB_ROUTES, TAB_ROUTES, type TabRoute } from '@/contract/tab-pages';
import { TRACKING_APP_NAME, TrackingPlatform } from '@/contract/tracking/values';
import { APP_PROJECT_MINI_PROGRAM } from '@/contract/wire';

export interface Host {
  /** How WeChat logs a parent in, or the refusal text. */
  readonly thirdPartyLogin:
    | { readonly by: 'code' | 'authorization' }
    | { readonly refusal: keyof typeof BRIDGE_REFUSAL };
  /** WeChat binding can be offered. */
  readonly bindsWeChat: boolean;
  /** The page's opener put a token into the address. */
  readonly logsInByAddress: boolean;
  /** Tab pages show what a visitor may see: the login comes with the first thing that needs it. */
  readonly opensTabsToVisitors: boolean;
  /** The host keeps the session and has its own login. */
  readonly keepsSession: boolean;
  /** The alternative domain is blocked: rule shell-8. */
  readonly closesAddresses: boolean;

  /** This build has every route's page; otherwise see `weapp` of the route. */
  readonly hasAllPages: boolean;
  /** The first one is home. */
  readonly tabs: readonly [TabRoute, ...TabRoute[]];
  /** The host draws the tab bar, whose tabs take no query, and limits the stack to ten pages. */
  readonly drawsTabs: boolean;
  /** The page may draw the tab bar. */
  readonly leavesTabBarToPage: boolean;
  /** The host draws the top bar of every page. */
  readonly drawsTopBar: boolean;
  /** Bars that only the app needs. */
  readonly showsAppBack: boolean;
  /** External links open in a page of ours. */
  readonly showsLinksInPage: boolean;
  /** The host caches pages across reloads. */
  readonly cachesPages: boolean;

  /** No crop sheet of ours: the host crops, or does not expose the picture. */
  readonly cropsItself: boolean;
  /** What the host does with a downloaded file. */
  readonly savesFiles: 'saves' | 'shows' | 'inWebView';
  /** A long press on a picture reads its QR code or saves it. */
  readonly readsCodesByPress: boolean;
  /** Calendar files can be opened. */
  readonly takesCalendarFiles: boolean;
  /** The app enlarges only the page on full screen; the video must then fill the page. */
  readonly filmsFillPage: boolean;
  /** Device information is sent with calls: rule shell-42. */
  readonly sendsDeviceHeaders: boolean;
  /** The host itself knows the upload target. */
  readonly knowsUploadTarget: boolean;
  /** In order of preference; `system` where the browser supports it. */
  readonly shareMethods: readonly ShareMethod[];
  /** Text of the catalogue where sharing is impossible. */
  readonly noShare: 'noShareAndroid' | undefined;

  /** Offer the app for download. */
  readonly offersApp: boolean;
  /** The page is in the app, which does not reply: for its features ask the parent to reopen the app, not to download it. */
  readonly reopensApp: boolean;
  /** App stores open from here; otherwise a guide shows the way out. */
  readonly opensStores: boolean;
  readonly guidesToLittleTeacher: boolean;
  /** undefined: listening to a class requires the app. */
  readonly listensBy: 'app' | 'miniProgram' | undefined;
  /** inApp: only in the app; configured: as the operator configured. */
  readonly shop: 'opens' | 'inApp' | 'configured';
  /** Reminders in WeChat can be allowed: on a page of the mini program, from its web view too. */
  readonly offersReminders: boolean;
  /** Can ask for a review in the store. */
  readonly asksForPraise: boolean;
  /** Claimable class hours show in a popup; otherwise in a line. */
  readonly popsUpGifts: boolean;
  /** Pages that a plain browser may not show: `notInBrowser` of the route. */
  readonly showsAppPages: boolean;
  readonly opensHigherLevelOnIos: boolean;
  /** Help is by WeChat chat, without a phone number: rule help-14. */
  readonly consultsInWeChat: boolean;
  /** Suggestions use our own page, whatever else the operator has. */
  readonly suggestsInPage: boolean;
  /** All features; otherwise the restricted set of the mini program and its web view: rule shell-160. */
  readonly isWhole: boolean;
  /** The only brand shown: rule hours-5. */
  readonly onlyBrand: SubjectCode | undefined;

  /** The client's name in links. */
  readonly clientType: 'android' | 'ios' | undefined;
  /** How visits are recorded; undefined: not at all. */
  readonly visitsAs: DeviceType | undefined;
  readonly appProject: string | undefined;
  /** undefined: derived from the channel. */
  readonly sourceId: number | undefined;
  /** For pictures on the operator's CDN. */
  readonly imagePrefix: string;
  /** `platformType` of slots and `showDeviceType` of home modules. */
  readonly slotPlatform: SlotPlatform;
  /** undefined: derived from the system. */
  readonly trackingPlatform: TrackingPlatform | undefined;
  readonly trackingAppName: string;
}

export const plainWeb: Host = {
  thirdPartyLogin: { refusal: 'noThirdPartyLoginWeb' },
  bindsWeChat: false,
  logsInByAddress: false,
  opensTabsToVisitors: false,
  keepsSession: false,
  closesAddresses: false,
  hasAllPages: true,
  tabs: TAB_ROUTES,
  drawsTabs: false,
  leavesTabBarToPage: true,
  drawsTopBar: false,
  showsAppBack: false,
  showsLinksInPage: false,
  cachesPages: false,
  cropsItself: false,
  savesFiles: 'saves',
  readsCodesByPress: false,
  takesCalendarFiles: true,
  filmsFillPage: false,
  sendsDeviceHeaders: false,
  knowsUploadTarget: false,
  shareMethods: ['system', 'copyLink', 'qrCode'],
  noShare: undefined,
  offersApp: true,
  reopensApp: false,
  opensStores: true,
  guidesToLittleTeacher: false,
  listensBy: undefined,
  shop: 'inApp',
  offersReminders: false,
  asksForPraise: false,
  popsUpGifts: false,
  showsAppPages: false,
  opensHigherLevelOnIos: false,
  consultsInWeChat: false,
  suggestsInPage: false,
  isWhole: true,
  onlyBrand: undefined,
  clientType: undefined,
  visitsAs: undefined,
  appProject: undefined,
  sourceId: undefined,
  imagePrefix: '',
  slotPlatform: SlotPlatform.web,
  trackingPlatform: undefined,
  trackingAppName: TRACKING_APP_NAME.app,
};

/** A function, like the others, so that the mini program bundles only its own. */
export const weChatWeb = (): Host => ({
  ...plainWeb,
  thirdPartyLogin: { by: 'authorization' },
  bindsWeChat: true,
  closesAddresses: true,
  savesFiles: 'shows',
  readsCodesByPress: true,
  shareMethods: ['weChatMenu', 'copyLink', 'qrCode'],
  opensStores: false,
  showsAppPages: true,
});

/** The mini program's features, in its own pages and in its web view. */
const RESTRICTED = {
  offersReminders: true,
  tabs: MINI_PROGRAM_TAB_ROUTES,
  listensBy: 'miniProgram',
  shop: 'configured',
  consultsInWeChat: true,
  isWhole: false,
  onlyBrand: SubjectCode.math,
  appProject: APP_PROJECT_MINI_PROGRAM,
} as const satisfies Partial<Host>;

/** A web page in the mini program's web view, which draws the bar and passes a token. */
export const inWebView = (page: Host): Host => ({
  ...page,
  ...RESTRICTED,
  bindsWeChat: false,
  logsInByAddress: true,
  drawsTopBar: true,
  takesCalendarFiles: false,
  offersApp: false,
  opensStores: false,
  guidesToLittleTeacher: true,
});

/** Common to both apps. */
const inApp = (appVersion: string): Host => ({
  ...plainWeb,
  keepsSession: true,
  leavesTabBarToPage: compareVersions(appVersion, MIN_APP_VERSION.tabBar.android) >= 0,
  showsAppBack: true,
  cachesPages: true,
  cropsItself: true,
  filmsFillPage: true,
  sendsDeviceHeaders: true,
  knowsUploadTarget: true,
  shareMethods: ['native', 'copyLink', 'qrCode'],
  offersApp: false,
  listensBy: 'app',
  shop: 'opens',
  popsUpGifts: true,
  showsAppPages: true,
  opensHigherLevelOnIos: true,
});

export const androidApp = (appVersion: string): Host => ({
  ...inApp(appVersion),
  thirdPartyLogin: { refusal: 'noThirdPartyLoginAndroid' },
  noShare: 'noShareAndroid',
  suggestsInPage: compareVersions(appVersion, SUGGEST_MIN_ANDROID_VERSION) < 0,
  clientType: 'android',
  visitsAs: DeviceType.android,
  slotPlatform: SlotPlatform.android,
  trackingPlatform: TrackingPlatform.androidApp,
});

export const iosApp = (appVersion: string): Host => ({
  ...inApp(appVersion),
  leavesTabBarToPage: compareVersions(appVersion, MIN_APP_VERSION.tabBar.ios) >= 0,
  thirdPartyLogin: { refusal: 'noThirdPartyLoginIos' },
  clientType: 'ios',
  visitsAs: DeviceType.ios,
  sourceId: IOS_SOURCE_ID,
  asksForPraise: compareVersions(appVersion, PRAISE_MIN_IOS_VERSION) >= 0,
  slotPlatform: SlotPlatform.ios,
  trackingPlatform: TrackingPlatform.iosApp,
});

/** In an app that does not reply: like a plain web page, but without leading parents to the app. */
export const inSilentApp: Host = {
  ...plainWeb,
  offersApp: false,
  reopensApp: true,
  showsAppPages: true,
  opensHigherLevelOnIos: true,
};

export const miniProgram = (opensTabsToVisitors = true): Host => ({
  ...plainWeb,
  ...RESTRICTED,
  thirdPartyLogin: { by: 'code' },
  opensTabsToVisitors,
  hasAllPages: false,
  drawsTabs: true,
  showsLinksInPage: true,
  cropsItself: true,
  savesFiles: 'inWebView',
  takesCalendarFiles: false,
  shareMethods: ['miniProgram', 'copyLink'],
  offersApp: false,
  showsAppPages: true,
  imagePrefix: MINI_PROGRAM_IMAGE_PREFIX,
  trackingPlatform: TrackingPlatform.other,
  trackingAppName: TRACKING_APP_NAME.miniProgram,
});
