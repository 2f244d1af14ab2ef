/**
 * Phone numbers must not be stored with behaviour (rule tracking-3). The app never sends one; records with one are
 * refused, so that the bug is noticed at its source.
 */
import { withPlainDigits } from '../../../src/contract/typed-digits';

/** A mainland mobile number, also with spaces, dashes or a leading 86, that is not part of a longer number. */
const MOBILE = /(?<!\d)(?:\+?86[\s-]?)?1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)/;
/** Inside an alphanumeric id, eleven digits are coincidence. */
const MOBILE_WORD = /(?<![0-9A-Za-z])(?:\+?86)?1[3-9]\d{9}(?![0-9A-Za-z])/;
const PHONE_NAME = /phone|mobile/i;
/** Foreign numbers, only in fields named as phones. */
const ANY_NUMBER = /\d[\d\s-]{5,}\d/;

const ID_FIELDS: ReadonlySet<string> = new Set(['device_id', 'session_id', 'event_id']);

function isPhone(name: string, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const text = withPlainDigits(String(value));
  if (ID_FIELDS.has(name)) return MOBILE_WORD.test(text);
  return MOBILE.test(text) || (PHONE_NAME.test(name) && ANY_NUMBER.test(text));
}

/** The path of the first field with a phone number, or null. Iterative, since the client decides the nesting depth. */
export function findPhone(payload: Readonly<Record<string, unknown>>): string | null {
  const open: { readonly path: string; readonly name: string; readonly value: unknown }[] = [
    { path: '', name: '', value: payload },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path, name, value } = next;
    if (isPhone(name, value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) {
      if (isPhone('', key)) return path;
      // A list entry has the name of its list.
      open.push({
        path: path === '' ? key : `${path}.${key}`,
        name: Array.isArray(value) ? name : key,
        value: part,
      });
    }
  }
  return null;
}
