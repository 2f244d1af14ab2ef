/** Digits as keyboards and other apps write them: full width, Arabic, in groups, amid words. */

/** Every digit as 0 to 9, and all else as it is. */
export const withPlainDigits = (text: string): string =>
  text.replace(/[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** The signs as well: a full-width plus or bracket is one. */
export const withPlainSigns = (text: string): string => withPlainDigits(text.normalize('NFKC'));

export const digitsOf = (text: string): string => withPlainSigns(text).replace(/\D/g, '');
