import type {
  BridgeCommandName,
  BridgeEventData,
  BridgeEventName,
  ParamsOf,
  ReplyOf,
} from '@/contract/bridge';
import { fail, type Result } from '@/contract/errors';
import type { Support } from '@/platform/abilities';
import { VERSION_NOT_SUPPORTED } from '@/platform/helpers';
import type { Unsubscribe } from '@/platform/unsubscribe';
import type { NativeCallOptions, NativeCalls, NativeCallsParts } from './types';

/** Native commands with the specification's refusal texts and the upgrade dialog. */
export class NativeCallsService implements NativeCalls {
  private offer: Promise<void> | undefined;

  constructor(private readonly parts: NativeCallsParts) {}

  support(command: BridgeCommandName): Support {
    return this.parts.platform.abilities.support(command);
  }

  async call<C extends BridgeCommandName>(
    command: C,
    params: ParamsOf<C>,
    { quiet = false }: NativeCallOptions = {},
  ): Promise<Result<ReplyOf<C>>> {
    const result = await this.parts.platform.abilities.call(command, params);
    const isTooOld =
      !result.ok && result.error.kind === 'unsupported' && result.error.ability === VERSION_NOT_SUPPORTED;
    if (!isTooOld) return result;
    if (!quiet) this.offerUpgrade();
    return fail({ kind: 'business', code: '', message: VERSION_NOT_SUPPORTED });
  }

  on<E extends BridgeEventName>(event: E, listener: (data: BridgeEventData[E]) => void): Unsubscribe {
    return this.parts.platform.abilities.on(event, listener);
  }

  /** One at a time. The refusal is returned without waiting for the dialog. */
  private offerUpgrade(): void {
    this.offer ??= this.ask().finally(() => (this.offer = undefined));
  }

  private async ask(): Promise<void> {
    try {
      const { offerUpgrade } = await import('./upgrade');
      await offerUpgrade(this.parts);
    } catch {
      // The chunk failed to load: the call is refused anyway.
    }
  }
}
