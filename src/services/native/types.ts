import type {
  BridgeCommandName,
  BridgeEventData,
  BridgeEventName,
  ParamsOf,
  ReplyOf,
} from '@/contract/bridge';
import type { Result } from '@/contract/errors';
import type { Support } from '@/platform/abilities';
import type { Unsubscribe } from '@/platform/unsubscribe';
import type { Platform } from '@/platform/types';
import type { Feedback } from '../feedback/types';
import type { Router } from '../router/types';

export interface NativeCallOptions {
  /** No upgrade dialog in an outdated app. */
  readonly quiet?: boolean;
}

/**
 * Native commands for screens. Never rejects. Where the specification has a text for a refusal, the error is `business` with it: 'version
 * not support' for an outdated app, which also shows the upgrade dialog unless the call is quiet. A host without the command returns
 * `unsupported`.
 */
export interface NativeCalls {
  support(command: BridgeCommandName): Support;
  call<C extends BridgeCommandName>(
    command: C,
    params: ParamsOf<C>,
    options?: NativeCallOptions,
  ): Promise<Result<ReplyOf<C>>>;
  on<E extends BridgeEventName>(event: E, listener: (data: BridgeEventData[E]) => void): Unsubscribe;
}

export interface NativeCallsParts {
  readonly platform: Pick<Platform, 'abilities'>;
  readonly feedback: Pick<Feedback, 'confirm'>;
  readonly router: Pick<Router, 'go'>;
}
