import type { NetworkType } from '../host';
import type { EnvironmentLabel } from '../tracking/values';
import { ANY_VERSION, command, type NoParams, type NoReply } from './define';

/** App info as reported by the app. Values arrive as string or number; missing ones as ''. */
export interface AppInfo {
  readonly appVersion: string;
  /** AppSystem. */
  readonly system: string;
  readonly systemVersion: string;
  readonly phoneModel: string;
  /** SourceName; '0' when missing. */
  readonly channel: string;
  readonly appDeviceId: string;
  readonly appName: string;
}

/** The parts of the app's configuration that the page uses; names are not shown (assumed). Absent: missing or unknown. */
export interface AppOwnConfig {
  /** The app's environment, used as a label in tracking. */
  readonly environment?: EnvironmentLabel;
  /** iPhone web views do not report it. */
  readonly network?: NetworkType;
}

/** The user as stored by the native side. Empty after a logout: '' and 0. */
export interface BridgeUserData {
  readonly userId: number;
  readonly token: string;
  readonly time: number;
  readonly appToken?: string;
  readonly openId?: string;
}

/** User and app information. */
export const sessionCommands = {
  getSystemEnvInfo: command<NoParams, AppInfo>()({
    name: 'GetSystemEnvInfo',
    minVersion: ANY_VERSION,
    weChatWeb: null,
    web: null,
    miniProgram: null,
    replies: true,
  }),
  /** null: no user, or an unreadable reply. */
  getUserData: command<NoParams, BridgeUserData | null>()({
    name: 'GetUserData',
    minVersion: ANY_VERSION,
    weChatWeb: null,
    web: null,
    miniProgram: null,
    replies: true,
  }),
  setUserData: command<BridgeUserData, NoReply>()({
    name: 'SetUserData',
    minVersion: ANY_VERSION,
    weChatWeb: null,
    web: null,
    miniProgram: null,
    replies: false,
  }),
  backToAppLogin: command<NoParams, NoReply>()({
    name: 'BackToAppLogin',
    minVersion: ANY_VERSION,
    weChatWeb: null,
    web: null,
    miniProgram: null,
    replies: false,
  }),
  getAppConfig: command<NoParams, AppOwnConfig>()({
    name: 'GetAppConfig',
    minVersion: ANY_VERSION,
    weChatWeb: null,
    web: null,
    miniProgram: null,
    replies: true,
  }),
  /** Reports the web version (WEB_VERSION) to the app. */
  setWebVersion: command<{ readonly version: string }, NoReply>()({
    name: 'SetWebVersion',
    minVersion: ANY_VERSION,
    weChatWeb: null,
    web: null,
    miniProgram: null,
    replies: false,
  }),
} as const;
