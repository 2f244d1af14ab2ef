import type { BridgeCommandName } from '@/contract/bridge';
import type { Result } from '@/contract/errors';
import type { Abilities } from '@/platform/abilities';
import { samples } from './samples';

/** willing: succeeds; refusing: denied by the parent or the system; silent: never replies; garbled: replies with unreadable data. */
export type Mood = 'willing' | 'refusing' | 'silent' | 'garbled';

/** Calls a command with the parameters of its sample. */
export function callSample(abilities: Abilities, command: BridgeCommandName): Promise<Result<unknown>> {
  const sample: { readonly params: unknown } | undefined = samples[command];
  if (!sample) throw new Error(`${command} has no sample`);
  return abilities.call(command, sample.params as never);
}

/** Flushes everything that does not wait for a timer. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 30; round += 1) await Promise.resolve();
}

/** 'waiting', 'ok', or the kind of the error. */
export async function outcomeSoFar(asked: Promise<Result<unknown>>): Promise<string> {
  let outcome = 'waiting';
  void asked.then((result) => (outcome = result.ok ? 'ok' : result.error.kind));
  await settle();
  return outcome;
}
