/**
 * What each place can do and is there for, as answers to the questions that the app asks (`Host`): nobody outside
 * src/platform asks which place it is. docs/abilities.md has the table made from this.
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
import type { ShareWay } from '@/contract/share/values';
import { MINI_PROGRAM_TAB_ROUTES, TAB_ROUTES, type TabRoute } from '@/contract/tab-pages';
import { TRACKING_APP_NAME, TrackingPlatform } from '@/contract/tracking/values';
import { APP_PROJECT_MINI_PROGRAM } from '@/contract/wire';

export interface Host {
  /** How WeChat logs a parent in, or in which words it cannot. */
  readonly thirdPartyLogin:
    | { readonly by: 'code' | 'authorization' }
    | { readonly refusal: keyof typeof BRIDGE_REFUSAL };
  /** A parent can be asked to bind WeChat. */
  readonly bindsWeChat: boolean;
  /** Whoever opened the page put a token into its address. */
  readonly logsInByAddress: boolean;
  /** Who is logged in is known outside of the page, and a login of its own is there. */
  readonly keepsSession: boolean;
  /** The alternative domain is shut off: rule shell-8. */
  readonly closesAddresses: boolean;

  /** Every route with a page has it in this build; else as `weapp` of the route says. */
  readonly hasAllPages: boolean;
  /** Home is the first of them. */
  readonly tabs: readonly TabRoute[];
  /** The tab bar, whose tabs take no query, and a stack of ten pages. */
  readonly drawsTabs: boolean;
  /** The page may draw the tab bar. */
  readonly leavesTabBarToPage: boolean;
  /** The bar at the top of every page. */
  readonly drawsTopBar: boolean;
  /** Bars that are for the app alone. */
  readonly showsAppBack: boolean;
  /** Links to other sites open in a page of ours. */
  readonly showsLinksInPage: boolean;
  /** Pages outlive a reload. */
  readonly cachesPages: boolean;

  /** No sheet of ours asks for the square of a picture: the host does, or keeps the picture to itself. */
  readonly cropsItself: boolean;
  /** What becomes of a file that is handed over. */
  readonly savesFiles: 'saves' | 'shows' | 'inWebView';
  /** A code in a picture is read, and a picture saved, by pressing it long. */
  readonly readsCodesByPress: boolean;
  /** A calendar file goes somewhere. */
  readonly takesCalendarFiles: boolean;
  /** The full screen of a film makes room around the page, which the film is to fill. */
  readonly filmsFillPage: boolean;
  /** Device information goes along with calls: rule shell-42. */
  readonly tellsDevice: boolean;
  /** Uploads go where the host says. */
  readonly knowsUploadTarget: boolean;
  /** The best first; `system` where the browser has it. */
  readonly shareWays: readonly ShareWay[];
  /** Words of the catalogue where nothing can be shared. */
  readonly noShare: 'noShareAndroid' | undefined;

  /** There is an app to download from here. */
  readonly offersApp: boolean;
  /** The page is in the app, which does not answer: what needs it is to be had by opening the app anew, not by a download. */
  readonly reopensApp: boolean;
  /** Stores open from here; else a guide leads out first. */
  readonly opensStores: boolean;
  readonly guidesToLittleTeacher: boolean;
  /** undefined: listening to a class needs the app. */
  readonly listensBy: 'app' | 'miniProgram' | undefined;
  /** inApp: to be had in the app alone; configured: where the operator says so. */
  readonly shop: 'opens' | 'inApp' | 'configured';
  /** The app can be praised in the store. */
  readonly asksForPraise: boolean;
  /** Class hours to claim come as a popup; else as a line. */
  readonly popsUpGifts: boolean;
  /** Pages that a plain browser may not show: `notInBrowser` of the route. */
  readonly showsAppPages: boolean;
  readonly opensHigherLevelOnIos: boolean;
  /** A chat page in WeChat, and no phone: rule help-14. */
  readonly consultsInWeChat: boolean;
  /** Suggestions have a page of ours, whatever else the operator has. */
  readonly suggestsInPage: boolean;
  /** All that there is; else the restricted set of the mini program and its web-view: rule shell-160. */
  readonly isWhole: boolean;
  /** The one brand that is known: rule hours-5. */
  readonly onlyBrand: SubjectCode | undefined;

  /** By what name links know the client. */
  readonly clientType: 'android' | 'ios' | undefined;
  /** A visit is told as one of these; undefined: not at all. */
  readonly visitsAs: DeviceType | undefined;
  readonly appProject: string | undefined;
  /** undefined: by the channel. */
  readonly sourceId: number | undefined;
  /** Of pictures on the operator's CDN. */
  readonly imagePrefix: string;
  /** `platformType` of slots and `showDeviceType` of home modules. */
  readonly slotPlatform: SlotPlatform;
  /** undefined: by the system. */
  readonly trackingPlatform: TrackingPlatform | undefined;
  readonly trackingAppName: string;
}

export const plainWeb: Host = {
  thirdPartyLogin: { refusal: 'noThirdPartyLoginWeb' },
  bindsWeChat: false,
  logsInByAddress: false,
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
  tellsDevice: false,
  knowsUploadTarget: false,
  shareWays: ['system', 'copyLink', 'qrCode'],
  noShare: undefined,
  offersApp: true,
  reopensApp: false,
  opensStores: true,
  guidesToLittleTeacher: false,
  listensBy: undefined,
  shop: 'inApp',
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

/** Made when asked for, as the others are, so that the mini program carries its own alone. */
export const weChatWeb = (): Host => ({
  ...plainWeb,
  thirdPartyLogin: { by: 'authorization' },
  bindsWeChat: true,
  closesAddresses: true,
  savesFiles: 'shows',
  readsCodesByPress: true,
  shareWays: ['weChatMenu', 'copyLink', 'qrCode'],
  opensStores: false,
  showsAppPages: true,
});

/** What there is in the mini program, by its own pages and by those in its web-view. */
const RESTRICTED = {
  tabs: MINI_PROGRAM_TAB_ROUTES,
  listensBy: 'miniProgram',
  shop: 'configured',
  consultsInWeChat: true,
  isWhole: false,
  onlyBrand: SubjectCode.math,
  appProject: APP_PROJECT_MINI_PROGRAM,
} as const satisfies Partial<Host>;

/** A web page in a web-view of the mini program, which draws the bar and hands a token along. */
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

/** What both apps have in common. */
const inApp = (appVersion: string): Host => ({
  ...plainWeb,
  keepsSession: true,
  leavesTabBarToPage: compareVersions(appVersion, MIN_APP_VERSION.tabBar.android) >= 0,
  showsAppBack: true,
  cachesPages: true,
  cropsItself: true,
  filmsFillPage: true,
  tellsDevice: true,
  knowsUploadTarget: true,
  shareWays: ['native', 'copyLink', 'qrCode'],
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

/** In an app that does not answer: a plain web page, but one that need not be led to the app (rule shell-143). */
export const inSilentApp: Host = {
  ...plainWeb,
  offersApp: false,
  reopensApp: true,
  showsAppPages: true,
  opensHigherLevelOnIos: true,
};

export const miniProgram = (): Host => ({
  ...plainWeb,
  ...RESTRICTED,
  thirdPartyLogin: { by: 'code' },
  hasAllPages: false,
  drawsTabs: true,
  showsLinksInPage: true,
  cropsItself: true,
  savesFiles: 'inWebView',
  takesCalendarFiles: false,
  shareWays: ['miniProgram', 'copyLink'],
  offersApp: false,
  showsAppPages: true,
  imagePrefix: MINI_PROGRAM_IMAGE_PREFIX,
  trackingPlatform: TrackingPlatform.other,
  trackingAppName: TRACKING_APP_NAME.miniProgram,
});
