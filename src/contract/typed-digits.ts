/** Normalizes typed digits: full width, Arabic, grouped, or within text. */

/** Converts every digit to 0–9, and nothing else. */
export const withPlainDigits = (text: string): string =>
  text.replace(/[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** Also converts signs such as a full-width plus or bracket. */
export const withPlainSigns = (text: string): string => withPlainDigits(text.normalize('NFKC'));

export const digitsOf = (text: string): string => withPlainSigns(text).replace(/\D/g, '');
