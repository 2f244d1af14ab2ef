/**
 * Native commands, one entry each (part 2 section 7, "Native bridge commands"): name, parameters, answer, lowest app
 * version. Every host of `platform/` answers for each of them. How they travel: decisions.md 23 and 24.
 */
import type { LiveCourseData } from './api/types';

export interface BridgeEntry {
  /** As the native side knows it. */
  readonly name: string;
  /** Lowest app version; '0' is any version, null says that this host has no such command. */
  readonly minVersion: { readonly android: string | null; readonly ios: string | null };
  /** The native side replies. Without a reply a call is done when it is sent. */
  readonly replies: boolean;
}

declare const shapes: unique symbol;

/** An entry that remembers its shapes for the compiler. Nothing of them exists at run time. */
export type BridgeCommand<Params = unknown, Reply = unknown> = BridgeEntry & {
  readonly [shapes]?: { params: Params; reply: Reply };
};

export type BridgeParams<C> = C extends BridgeCommand<infer Params, infer _Reply> ? Params : never;
export type BridgeReply<C> = C extends BridgeCommand<infer _Params, infer Reply> ? Reply : never;

/** A command without parameters still travels with a fresh object. */
export type NoParams = Readonly<Record<string, never>>;

/** The command is sent and not answered. */
export type NoReply = null;

/** Part 2 section 3.3, app info. Values arrive as text or number; absent ones as ''. */
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

/** Part 2 section 3.3, user info of the native side. Blank after a logout: '' and 0. */
export interface BridgeUserData {
  readonly userId: number;
  readonly token: string;
  readonly time: number;
  readonly appToken?: string;
  readonly openId?: string;
}

export interface OpenWebLinkParams {
  /** http or https only, with appType=android or ios appended (part 2 section 4.11). */
  readonly url: string;
  /** Opens in place of the current page. The flag's name is not shown (assumed). */
  readonly replace: boolean;
}

export interface LiveCourseParams {
  readonly courseData: LiveCourseData;
}

const anyVersion = { android: '0', ios: '0' } as const;

function command<Params, Reply>(entry: BridgeEntry): BridgeCommand<Params, Reply> {
  return entry;
}

export const bridgeCommands = {
  getSystemEnvInfo: command<NoParams, AppInfo>({
    name: 'GetSystemEnvInfo',
    minVersion: anyVersion,
    replies: true,
  }),
  /** null: no user, or a reply that cannot be read. */
  getUserData: command<NoParams, BridgeUserData | null>({
    name: 'GetUserData',
    minVersion: anyVersion,
    replies: true,
  }),
  setUserData: command<BridgeUserData, NoReply>({
    name: 'SetUserData',
    minVersion: anyVersion,
    replies: false,
  }),
  backToAppLogin: command<NoParams, NoReply>({
    name: 'BackToAppLogin',
    minVersion: anyVersion,
    replies: false,
  }),
  liveCourse: command<LiveCourseParams, NoReply>({
    name: 'LiveCourse',
    minVersion: anyVersion,
    replies: false,
  }),
  openWebLink: command<OpenWebLinkParams, NoReply>({
    name: 'OpenWebLink',
    minVersion: anyVersion,
    replies: false,
  }),
} as const;

export type BridgeCommandName = keyof typeof bridgeCommands;
