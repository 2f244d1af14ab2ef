import Taro from '@tarojs/taro';
import { fail, ok, type Result } from '@/contract/errors';

/** wx refuses by rejecting: the parent said no, or the base library is too old. */
export async function attempt<T>(ability: string, asked: Promise<T>): Promise<Result<T>> {
  try {
    return ok(await asked);
  } catch {
    return fail({ kind: 'denied', ability });
  }
}

export async function done(ability: string, asked: Promise<unknown>): Promise<Result<void>> {
  const result = await attempt(ability, asked);
  return result.ok ? ok(undefined) : result;
}

export const unsupported = (ability: string): Promise<Result<never>> =>
  Promise.resolve(fail({ kind: 'unsupported', ability }));

export async function randomBytes(count: number): Promise<Result<Uint8Array>> {
  const answer = await attempt('random', Taro.getRandomValues({ length: count }));
  if (!answer.ok) return answer;
  const bytes = new Uint8Array(answer.value.randomValues);
  return bytes.length === count ? ok(bytes) : fail({ kind: 'unsupported', ability: 'random' });
}
