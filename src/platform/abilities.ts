import type { AnsweredBy, AppLessHost, BridgeCommandName, ParamsOf, ReplyOf } from '@/contract/bridge';
import type { BridgeEventData, BridgeEventName } from '@/contract/bridge';
import type { AppError, Result } from '@/contract/errors';
import type { Unsubscribe } from './unsubscribe';

/** supported: worth offering; tooOld: an upgrade of the app would bring it; unsupported: never here. */
export type Support = 'supported' | 'tooOld' | 'unsupported';

export interface AnsweredCall {
  readonly command: BridgeCommandName;
  readonly outcome: 'ok' | AppError['kind'];
}

/**
 * The native commands of contract/bridge, whatever the host. Never throws and never rejects. Errors: `unsupported` with
 * the command's name where the host has none; `unsupported` with VERSION_NOT_SUPPORTED where the app is too old;
 * `timeout` when nobody answers; `denied` when the parent or the system refused; `decode` for a reply that cannot be read.
 */
export interface Abilities {
  support(command: BridgeCommandName): Support;
  call<C extends BridgeCommandName>(command: C, params: ParamsOf<C>): Promise<Result<ReplyOf<C>>>;
  /** What the app around the page tells it; never fires where there is no app. */
  on<E extends BridgeEventName>(event: E, listener: (data: BridgeEventData[E]) => void): Unsubscribe;
  /** Hears of every call and what came of it, never of what it carried. */
  watch(listener: (answered: AnsweredCall) => void): Unsubscribe;
  /** The page has started: an app that asks (GetWebInitStatus) is told so, however early it asked. */
  started(): void;
  /**
   * Loads what the host answers with, where that is loaded late. Browsers open a file chooser or a share sheet only right
   * after a tap, and old iPhones forget the tap while something loads: a screen that offers such a thing calls this first.
   */
  prepare?(): void;
}

/** One function a command that the host answers without an app; neither more nor fewer compile. */
export type AnswersOf<Host extends AppLessHost> = {
  readonly [C in AnsweredBy<Host>]: (params: ParamsOf<C>) => Promise<Result<ReplyOf<C>>>;
};
