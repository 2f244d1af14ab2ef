interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** Splits a text at the search words, ignoring case. */
export function piecesOf(text: string, words: readonly string[]): readonly Piece[] {
  // Longest first: of two words with the same start, the longer one matches.
  const wanted = [...words].filter(Boolean).sort((left, right) => right.length - left.length);
  if (wanted.length === 0) return [{ text, isHit: false }];
  const pattern = new RegExp(`(${wanted.map(escaped).join('|')})`, 'gi');
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isHit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
