import type { AppError } from '@/contract/errors';
import { isListOf, isObject } from '@/services/storage/shapes';
import type { Refusal } from './kept-hand-ins';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** What a refused hand-in carries is unchecked: without questions it is about all of it. */
export function refusalOf({
  code,
  data,
}: Extract<AppError, { readonly kind: 'business' }>): Omit<Refusal, 'words'> {
  const ids = isObject(data) && 'questionIds' in data ? data.questionIds : undefined;
  return { code, questionIds: isListOf(isNumber)(ids) ? ids : [] };
}
