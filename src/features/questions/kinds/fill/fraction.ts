/** A fraction as its three fields hold it, and as an answer writes it: '1/2', '3 1/2'. */
export interface Fraction {
  readonly whole: string;
  readonly above: string;
  readonly below: string;
}

const WRITTEN = /^(?:(\S*) )?(\S*)\/(\S*)$/;

/** Whatever is half written comes back as it was. */
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

/** What parts the fields is not typed into one. */
export const partOf = (typed: string): string => typed.replace(/[\s/]/g, '');

/** As RichText draws it; as it stands while a part is missing. */
export function asNotation(text: string): string {
  const { whole, above, below } = fractionOf(text);
  if (above === '' || below === '') return text;
  return `{${whole === '' ? '' : `${whole} `}${above}/${below}}`;
}
