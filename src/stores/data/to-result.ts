import { fail, type Result } from '@/contract/errors';

/** A response of an unexpected shape makes its reader throw: report that as a failure, too. */
export async function toResult<T>(fetch: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await fetch();
  } catch (error) {
    return fail({ kind: 'decode', reason: error instanceof Error ? error.message : String(error) });
  }
}
