/** How native commands are defined. */

/** Fallback on a host without the native app. own: full implementation; help: a substitute; null: unsupported. */
export type HostAnswer = 'own' | 'help' | null;

export interface BridgeEntry {
  /** Name on the native side. */
  readonly name: string;
  /** Lowest app version; '0': any version; null: this host has no such command. */
  readonly minVersion: { readonly android: string | null; readonly ios: string | null };
  readonly weChatWeb: HostAnswer;
  readonly web: HostAnswer;
  readonly miniProgram: HostAnswer;
  /** The native side replies. Otherwise the call resolves when it is sent. */
  readonly replies: boolean;
  /** Reply timeout in milliseconds, default 5000. Longer where the parent has to act. */
  readonly timeoutMs?: number;
}

declare const shapes: unique symbol;

/** An entry with its types; compile time only. */
export type BridgeCommand<Params = unknown, Reply = unknown, Entry = BridgeEntry> = Entry & {
  readonly [shapes]?: { params: Params; reply: Reply };
};

export type BridgeParams<C> = C extends BridgeCommand<infer Params, infer _Reply> ? Params : never;
export type BridgeReply<C> = C extends BridgeCommand<infer _Params, infer Reply> ? Reply : never;

/** Commands without parameters still send an empty object. */
export type NoParams = Readonly<Record<string, never>>;

/** No reply, or a reply without a payload. */
export type NoReply = null;

export const ANY_VERSION = { android: '0', ios: '0' } as const;
/** The parent chooses, crops or records before the reply. */
export const BY_HAND_MS = 10 * 60_000;

export const command =
  <Params, Reply>() =>
  <const Entry extends BridgeEntry>(entry: Entry): BridgeCommand<Params, Reply, Entry> =>
    entry;
