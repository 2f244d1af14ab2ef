import { fail, type Result } from '@/contract/errors';

/** An answer of a shape that nobody expected makes its reader throw; the screen shows that as a failure, too. */
export async function settled<T>(fetch: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await fetch();
  } catch (error) {
    return fail({ kind: 'decode', reason: error instanceof Error ? error.message : String(error) });
  }
}
