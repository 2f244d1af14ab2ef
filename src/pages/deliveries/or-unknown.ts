import { BACKEND_CODE, isRefusal, ok, type Result } from '@/contract/errors';

/** null: there is no such thing, which trying again does not change. */
export async function orUnknown<T>(answer: Promise<Result<T>>): Promise<Result<T | null>> {
  const result = await answer;
  const isUnknown = !result.ok && isRefusal(result.error, BACKEND_CODE.notFound);
  return isUnknown ? ok(null) : result;
}
