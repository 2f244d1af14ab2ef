import type { AppError } from '@/contract/errors';
import { isListOf, isObject } from '@/services/storage/shapes';
import type { Refusal } from './kept-hand-ins';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Payload of a refusal is unvalidated; without question ids it concerns the whole homework. */
export function refusalOf({
  code,
  data,
}: Extract<AppError, { readonly kind: 'business' }>): Omit<Refusal, 'words'> {
  const ids = isObject(data) && 'questionIds' in data ? data.questionIds : undefined;
  return { code, questionIds: isListOf(isNumber)(ids) ? ids : [] };
}
