import type { AnswerOf, BodyOf } from '@/contract/questions/question.schema';

export type Side = 'left' | 'right';

/** An item of one side. */
export interface End {
  readonly side: Side;
  readonly key: string;
}

export type Pairs = AnswerOf<'match'>['pairs'];

export interface Tying {
  readonly pairs: Pairs;
  /** Selected: the next tap on the other side connects it. */
  readonly held: End | null;
}

export const partnerOf = (pairs: Pairs, { side, key }: End): string | undefined =>
  pairs.find((pair) => pair[side] === key)?.[side === 'left' ? 'right' : 'left'];

/** One line per item: existing ones of both items are removed. */
export const tied = (pairs: Pairs, left: string, right: string): Pairs => [
  ...pairs.filter((pair) => pair.left !== left && pair.right !== right),
  { left, right },
];

/** A tap on the other side connects; a tap on a connected item removes its line and selects it. */
export function tapped({ pairs, held }: Tying, end: End): Tying {
  if (held && held.side !== end.side)
    return end.side === 'right'
      ? { pairs: tied(pairs, held.key, end.key), held: null }
      : { pairs: tied(pairs, end.key, held.key), held: null };
  if (held?.key === end.key) return { pairs, held: null };
  return { pairs: pairs.filter((pair) => pair[end.side] !== end.key), held: end };
}

/** Inner edges of the two columns, in shares of the width. */
export const LEFT_EDGE = 0.4;
export const RIGHT_EDGE = 0.6;

export const rowsOf = ({ left, right }: BodyOf<'match'>): number => Math.max(left.length, right.length, 1);

/** Center of a row, in shares of the height; rows have equal height. */
export const middleOf = (row: number, rows: number): number => (row + 0.5) / rows;

/** The item at a position, in shares of width and height. */
export function endAt(body: BodyOf<'match'>, x: number, y: number): End | undefined {
  const side: Side | undefined = x <= LEFT_EDGE ? 'left' : x >= RIGHT_EDGE ? 'right' : undefined;
  if (!side) return undefined;
  const key = body[side][Math.floor(y * rowsOf(body))]?.key;
  return key === undefined ? undefined : { side, key };
}
