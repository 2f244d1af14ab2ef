/** Notation of stems, options and explanations (contract, question.schema). Anything else is plain text. */
export type Piece =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'break' }
  | { readonly is: 'fraction'; readonly whole: string; readonly above: string; readonly below: string }
  | { readonly is: 'power'; readonly base: string; readonly exponent: string }
  | { readonly is: 'blank'; readonly key: string };

// All quantifiers are bounded: no catastrophic backtracking.
const NOTATION =
  /\{(?:([^{}^/\s]{1,12}) )?([^{}^/\s]{1,12})\/([^{}^/\s]{1,12})\}|\{([^{}^\s]{1,12})\^([^{}^\s]{1,12})\}|\[\[([\w-]{1,16})\]\]|\r?\n/g;

export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let length = 0;
  const say = (until: number) => {
    if (until > length) pieces.push({ is: 'text', text: text.slice(length, until) });
  };
  // Not matchAll: missing in the oldest engines.
  NOTATION.lastIndex = 0;
  for (let match = NOTATION.exec(text); match !== null; match = NOTATION.exec(text)) {
    say(match.index);
    pieces.push(pieceOf(match));
    length = match.index + match[0].length;
  }
  say(text.length);
  return pieces;
}

function pieceOf([, whole = '', above, below, base, exponent, key]: RegExpExecArray): Piece {
  if (above !== undefined && below !== undefined) return { is: 'fraction', whole, above, below };
  if (base !== undefined && exponent !== undefined) return { is: 'power', base, exponent };
  return key === undefined ? { is: 'break' } : { is: 'blank', key };
}

/** Keys of the blanks in a text. */
export const blanksIn = (text: string): readonly string[] =>
  piecesOf(text).flatMap((piece) => (piece.is === 'blank' ? [piece.key] : []));
