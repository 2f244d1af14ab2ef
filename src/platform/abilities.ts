import type {
  AnsweredBy,
  AppLessHost,
  BridgeCommandName,
  ParamsOf,
  ReplyOf,
  BridgeEventData,
  BridgeEventName,
} from '@/contract/bridge';
import type { AppError, Result } from '@/contract/errors';
import type { Unsubscribe } from './unsubscribe';

/** supported: worth offering; tooOld: an upgrade of the app would bring it; unsupported: never on this host. */
export type Support = 'supported' | 'tooOld' | 'unsupported';

export interface AnsweredCall {
  readonly command: BridgeCommandName;
  readonly outcome: 'ok' | AppError['kind'];
}

/**
 * The native commands of contract/bridge, on any host. Never throws and never rejects. Errors: `unsupported` with the command's name where
 * the host has none; `unsupported` with VERSION_NOT_SUPPORTED where the app is too old; `timeout` without a reply; `denied` when the parent
 * or the system refused; `decode` for an unreadable reply.
 */
export interface Abilities {
  support(command: BridgeCommandName): Support;
  call<C extends BridgeCommandName>(command: C, params: ParamsOf<C>): Promise<Result<ReplyOf<C>>>;
  /** Events from the app around the page; never fires outside an app. */
  on<E extends BridgeEventName>(event: E, listener: (data: BridgeEventData[E]) => void): Unsubscribe;
  /** Observes every call and its outcome, never its contents. */
  watch(listener: (answered: AnsweredCall) => void): Unsubscribe;
  /** The page has started: replies to an app's GetWebInitStatus, also to an earlier one. */
  started(): void;
  /**
   * Preloads the host's implementation, where it is a separate chunk. Browsers open a file chooser or a share sheet only right after a tap,
   * and old iPhones lose the user activation during a load: call this before offering such an action.
   */
  prepare?(): void;
}

/** One function per command that the host implements without an app; the type allows neither more nor fewer. */
export type AnswersOf<Host extends AppLessHost> = {
  readonly [C in AnsweredBy<Host>]: (params: ParamsOf<C>) => Promise<Result<ReplyOf<C>>>;
};
