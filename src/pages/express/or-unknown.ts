import { BACKEND_CODE, ok, type Result } from '@/contract/errors';

/** null: there is no such thing, which trying again does not change. */
export async function orUnknown<T>(answer: Promise<Result<T>>): Promise<Result<T | null>> {
  const result = await answer;
  const isUnknown =
    !result.ok && result.error.kind === 'business' && result.error.code === BACKEND_CODE.notFound;
  return isUnknown ? ok(null) : result;
}
