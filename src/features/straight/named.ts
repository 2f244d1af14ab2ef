import { BACKEND_CODE, fail, type Result } from '@/contract/errors';

/** Id from the URL; undefined when invalid. */
export function idIn(text: string | undefined): number | undefined {
  const id = /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;
  return id;
}

/** A null response as "not found". */
export const missingIfNull = <T>(answer: Result<T | null>): Result<T> =>
  !answer.ok
    ? answer
    : answer.value === null
      ? fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const)
      : { ok: true, value: answer.value };
