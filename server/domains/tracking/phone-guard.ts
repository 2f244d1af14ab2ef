/**
 * No phone number may be stored with behaviour (rule tracking-3). The app never sends one; whoever does is refused, so
 * that the mistake is seen where it is made.
 */
import { withPlainDigits } from '../../../src/contract/typed-digits';

/** A mainland mobile number, also grouped by blanks or dashes or with 86 before it, that is not part of a longer number. */
const MOBILE = /(?<!\d)(?:\+?86[\s-]?)?1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)/;
/** Ids are made of letters and digits: within one, eleven digits are chance. */
const MOBILE_WORD = /(?<![0-9A-Za-z])(?:\+?86)?1[3-9]\d{9}(?![0-9A-Za-z])/;
const PHONE_NAME = /phone|mobile/i;
/** Numbers of other countries, in a field that says what it is. */
const ANY_NUMBER = /\d[\d\s-]{5,}\d/;

const ID_FIELDS: ReadonlySet<string> = new Set(['device_id', 'session_id', 'event_id']);

function isPhone(name: string, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const text = withPlainDigits(String(value));
  if (ID_FIELDS.has(name)) return MOBILE_WORD.test(text);
  return MOBILE.test(text) || (PHONE_NAME.test(name) && ANY_NUMBER.test(text));
}

/** The path of the first field that holds a phone number, or null. Not recursive: the nesting is the client's. */
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
      // An entry of a list is called as the list is.
      open.push({
        path: path === '' ? key : `${path}.${key}`,
        name: Array.isArray(value) ? name : key,
        value: part,
      });
    }
  }
  return null;
}
