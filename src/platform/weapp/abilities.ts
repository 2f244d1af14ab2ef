import Taro from '@tarojs/taro';
import { fail, ok, type Result } from '@/contract/errors';
import { failureOf } from './failures';

/** wx rejects on refusal. */
export async function attempt<T>(ability: string, asked: Promise<T>): Promise<Result<T>> {
  try {
    return ok(await asked);
  } catch (error) {
    return fail(failureOf(ability, error));
  }
}

export async function done(ability: string, asked: Promise<unknown>): Promise<Result<void>> {
  const result = await attempt(ability, asked);
  return result.ok ? ok(undefined) : result;
}

export const unsupported = (ability: string): Promise<Result<never>> =>
  Promise.resolve(fail({ kind: 'unsupported', ability }));

/** Taro does not promisify this one. */
export function randomBytes(count: number): Promise<Result<Uint8Array>> {
  return new Promise((resolve) => {
    const none = (): void => resolve(fail({ kind: 'unsupported', ability: 'random' }));
    const take = (bytes: Uint8Array): void => (bytes.length === count ? resolve(ok(bytes)) : none());
    try {
      const success = ({ randomValues }: { randomValues: ArrayBuffer }): void =>
        take(new Uint8Array(randomValues));
      void Taro.getRandomValues({ length: count, success, fail: none });
    } catch {
      // The base library lacks it.
      none();
    }
  });
}
