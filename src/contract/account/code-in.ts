import { digitsOf, withPlainSigns } from '../typed-digits';
import { CODE_DIGITS } from './values';

/** Extracts the code from the input, even when it was autofilled twice or pasted with the whole message. */
export function codeIn(text: string): string {
  const plain = withPlainSigns(text);
  const groups = plain.match(/\d+/g) ?? [];
  return groups.find(({ length }) => length === CODE_DIGITS) ?? digitsOf(plain).slice(0, CODE_DIGITS);
}
