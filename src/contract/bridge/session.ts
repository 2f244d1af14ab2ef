import type { NetworkType } from '../host';
import type { EnvironmentLabel } from '../tracking/values';
import { ANY_VERSION, command, type NoParams, type NoReply } from './define';

/** What an app says of itself. Values arrive as text or number; absent ones as ''. */
export interface AppInfo {
  readonly appVersion: string;
  /** AppSystem. */
  readonly system: string;
  readonly systemVersion: string;
  readonly phoneModel: string;
  /** SourceName; '0' when the app gives none. */
  readonly channel: string;
  readonly appDeviceId: string;
  readonly appName: string;
}

/** What the page makes use of in the app's own configuration; names are not shown (assumed). Absent: the app says nothing, or nothing known. */
export interface AppOwnConfig {
  /** The operator's world that the app belongs to: what it tracks says so. */
  readonly environment?: EnvironmentLabel;
  /** Web views of iPhones do not know it. */
  readonly network?: NetworkType;
}

/** The user as the native side keeps it. Blank after a logout: '' and 0. */
export interface BridgeUserData {
  readonly userId: number;
  readonly token: string;
  readonly time: number;
  readonly appToken?: string;
  readonly openId?: string;
}

/** Who is here, and what the app is. */
export const sessionCommands = {
  getSystemEnvInfo: command<NoParams, AppInfo>()({
    name: 'GetSystemEnvInfo',
    minVersion: ANY_VERSION,
    weChatWeb: null,
    web: null,
    miniProgram: null,
    replies: true,
  }),
  /** null: no user, or a reply that cannot be read. */
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
  /** Tells the app which web version it shows (WEB_VERSION). */
  setWebVersion: command<{ readonly version: string }, NoReply>()({
    name: 'SetWebVersion',
    minVersion: ANY_VERSION,
    weChatWeb: null,
    web: null,
    miniProgram: null,
    replies: false,
  }),
} as const;
