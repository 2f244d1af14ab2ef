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
  /** An app that is too old is not mentioned to the parent. */
  readonly quiet?: boolean;
}

/**
 * Native commands as screens call them. Never rejects. Where the specification has words for a
 * refusal, the error is `business` with them: 'version not support' for an app that is too old, which also offers the parent
 * the upgrade unless the call is quiet. A host without the command answers `unsupported`.
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
