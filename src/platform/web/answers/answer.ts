import { bridgeCommands, type BridgeCommandName, type ParamsOf, type ReplyOf } from '@/contract/bridge';
import { fail, ok, type Result } from '@/contract/errors';

/** Implementation of one command on a host without the app. */
export type Answer<C extends BridgeCommandName> = (params: ParamsOf<C>) => Promise<Result<ReplyOf<C>>>;

export const done = ok(null);

export const denied = (command: BridgeCommandName): Result<never> =>
  fail({ kind: 'denied', ability: bridgeCommands[command].name });

export const unsupported = (command: BridgeCommandName): Result<never> =>
  fail({ kind: 'unsupported', ability: bridgeCommands[command].name });
