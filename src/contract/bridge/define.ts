/** How a native command is written down. */

/**
 * How a host without the native app answers. own: it does the same itself; help: something else that brings the parent
 * on; null: unsupported here.
 */
export type HostAnswer = 'own' | 'help' | null;

export interface BridgeEntry {
  /** As the native side knows it. */
  readonly name: string;
  /** Lowest app version; '0' is any version, null says that this host has no such command. */
  readonly minVersion: { readonly android: string | null; readonly ios: string | null };
  readonly weChatWeb: HostAnswer;
  readonly web: HostAnswer;
  readonly miniProgram: HostAnswer;
  /** The native side replies. Without a reply a call is done when it is sent. */
  readonly replies: boolean;
  /** Milliseconds to wait for a reply; 5000 when absent. What the parent answers by hand takes longer. */
  readonly timeoutMs?: number;
}

declare const shapes: unique symbol;

/** An entry that remembers its shapes for the compiler. Nothing of them exists at run time. */
export type BridgeCommand<Params = unknown, Reply = unknown, Entry = BridgeEntry> = Entry & {
  readonly [shapes]?: { params: Params; reply: Reply };
};

export type BridgeParams<C> = C extends BridgeCommand<infer Params, infer _Reply> ? Params : never;
export type BridgeReply<C> = C extends BridgeCommand<infer _Params, infer Reply> ? Reply : never;

/** A command without parameters still travels with a fresh object. */
export type NoParams = Readonly<Record<string, never>>;

/** The command is sent and not answered, or its answer says no more than that it is done. */
export type NoReply = null;

export const ANY_VERSION = { android: '0', ios: '0' } as const;
/** A parent chooses, crops or records before the answer comes. */
export const BY_HAND_MS = 10 * 60_000;

export const command =
  <Params, Reply>() =>
  <const Entry extends BridgeEntry>(entry: Entry): BridgeCommand<Params, Reply, Entry> =>
    entry;
