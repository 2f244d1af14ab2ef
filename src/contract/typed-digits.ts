/** Digits as keyboards and other apps write them: full width, Arabic, in groups, amid words. */

/** The same text with every digit as 0 to 9. */
export const withPlainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));

export const digitsOf = (text: string): string => withPlainDigits(text).replace(/\D/g, '');
