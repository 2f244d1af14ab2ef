import { digitsOf, withPlainSigns } from '../typed-digits';
import { CODE_DIGITS } from './values';

/** The code in what was typed, filled in twice, or pasted with its whole message. */
export function codeIn(text: string): string {
  const plain = withPlainSigns(text);
  const groups = plain.match(/\d+/g) ?? [];
  return groups.find(({ length }) => length === CODE_DIGITS) ?? digitsOf(plain).slice(0, CODE_DIGITS);
}
