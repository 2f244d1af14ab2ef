/** Type guards without a schema library, against values of older versions of the app. */

type Kind = 'string' | 'number' | 'string?' | 'number?';
type Shape<T> = { readonly [K in keyof T]?: Kind };
type Guard<T> = (value: unknown) => value is T;

/** Checks only the named fields. */
export function isShape<T extends object>(shape: Shape<T>): Guard<T> {
  return (value: unknown): value is T => isObject(value) && Object.entries(shape).every(fits(value));
}

const fits =
  (value: object) =>
  ([name, kind]: [string, unknown]): boolean => {
    const field = (value as Record<string, unknown>)[name];
    return field === undefined ? String(kind).endsWith('?') : typeof field === String(kind).replace('?', '');
  };

export const isListOf =
  <T>(isItem: Guard<T>): Guard<readonly T[]> =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.every(isItem);

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
