/** Options of a simulated app. */
import type { BridgeUserData } from '@/contract/bridge';
import { compareVersions } from '@/contract/helpers';

/** jsbridge1, jsbridge2: lzyzsd/JsBridge 1.0.x and 2.0, Android. wvjb5, wvjb6: marcuswestin/WebViewJavascriptBridge 5 and 6, iOS. */
export const DIALECTS = ['jsbridge1', 'jsbridge2', 'wvjb5', 'wvjb6'] as const;
export type Dialect = (typeof DIALECTS)[number];

export type System = 'android' | 'ios';
export const systemOf = (dialect: Dialect): System => (dialect.startsWith('wvjb') ? 'ios' : 'android');

/** The default dialect of each system. */
export const DIALECT_OF = { android: 'jsbridge1', ios: 'wvjb6' } as const satisfies Record<System, Dialect>;

export const NETWORKS = ['wifi', '2g', '3g', '4g', '5g', 'offline'] as const;
export type SimulatedNetwork = (typeof NETWORKS)[number];

/** late: after all of the page's timeouts. malformed: text that is not JSON. */
export type ReplyFault = 'never' | 'twice' | 'late' | 'malformed';

export interface NativeAppOptions {
  readonly dialect: Dialect;
  readonly appVersion: string;
  /** Logged in at the first start; afterwards the app stores what the page sends. */
  readonly user: BridgeUserData | null;
  readonly network: SimulatedNetwork;
  readonly permissions: { readonly push: boolean; readonly photos: boolean };
  /** Commands that this app does not know: they get no reply. */
  readonly unknown: readonly string[];
  /** From the page's load (Android) or the handshake (iOS) to a ready bridge; null: never ready. */
  readonly readyAfterMs: number | null;
  readonly replyAfterMs: number;
  readonly replyAs: 'string' | 'object';
  /** Android wraps the reply to GetUserData: rule shell-49. */
  readonly wrapsUserData: boolean;
  /** By command name. */
  readonly faults: Readonly<Record<string, ReplyFault>>;
  /** OpenWebLink opens the browser; otherwise it is only logged. */
  readonly opensLinks: boolean;
}

/** A normal app, apart from the given options. */
export function nativeAppOptions(chosen: Partial<NativeAppOptions> = {}): NativeAppOptions {
  const { dialect = DIALECT_OF.android } = chosen;
  const isAndroid = systemOf(dialect) === 'android';
  return {
    dialect,
    appVersion: '2.5.0',
    user: null,
    network: 'wifi',
    permissions: { push: true, photos: true },
    unknown: [],
    readyAfterMs: 0,
    replyAfterMs: 0,
    replyAs: isAndroid ? 'string' : 'object',
    wrapsUserData: isAndroid,
    faults: {},
    opensLinks: false,
    ...chosen,
  };
}

/** Longer than any command's timeout. */
export const LATE_MS = 11 * 60_000;

export const isAtLeast = (options: NativeAppOptions, version: string): boolean =>
  compareVersions(options.appVersion, version) >= 0;
