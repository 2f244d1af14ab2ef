/** A fraction: its three fields, and as text '1/2', '3 1/2'. */
export interface Fraction {
  readonly whole: string;
  readonly above: string;
  readonly below: string;
}

const WRITTEN = /^(?:(\S*) )?(\S*)\/(\S*)$/;

/** Incomplete text is returned unchanged. */
export function fractionOf(text: string): Fraction {
  const match = WRITTEN.exec(text);
  if (match === null) return { whole: text, above: '', below: '' };
  const [, whole = '', above = '', below = ''] = match;
  return { whole, above, below };
}

export function written({ whole, above, below }: Fraction): string {
  if (above === '' && below === '') return whole;
  return `${whole === '' ? '' : `${whole} `}${above}/${below}`;
}

/** Removes the field separators. */
export const partOf = (typed: string): string => typed.replace(/[\s/]/g, '');

/** RichText notation; incomplete fractions as plain text. */
export function asNotation(text: string): string {
  const { whole, above, below } = fractionOf(text);
  if (above === '' || below === '') return text;
  return `{${whole === '' ? '' : `${whole} `}${above}/${below}}`;
}
