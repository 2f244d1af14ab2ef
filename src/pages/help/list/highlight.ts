interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** Takes a text apart at the words that were searched for, whatever their case. */
export function piecesOf(text: string, words: readonly string[]): readonly Piece[] {
  // The longest first: of two words that begin alike, the longer one is the hit.
  const wanted = [...words].filter(Boolean).sort((left, right) => right.length - left.length);
  if (wanted.length === 0) return [{ text, isHit: false }];
  const pattern = new RegExp(`(${wanted.map(escaped).join('|')})`, 'gi');
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isHit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
