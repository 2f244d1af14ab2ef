import type { AnswerOf, BodyOf } from '@/contract/questions/question.schema';

export type Side = 'left' | 'right';

/** A thing of one side. */
export interface End {
  readonly side: Side;
  readonly key: string;
}

export type Pairs = AnswerOf<'match'>['pairs'];

export interface Tying {
  readonly pairs: Pairs;
  /** Tapped first: the next tap on the other side ties it. */
  readonly held: End | null;
}

export const partnerOf = (pairs: Pairs, { side, key }: End): string | undefined =>
  pairs.find((pair) => pair[side] === key)?.[side === 'left' ? 'right' : 'left'];

/** One line an end: those that both ends had are gone. */
export const tied = (pairs: Pairs, left: string, right: string): Pairs => [
  ...pairs.filter((pair) => pair.left !== left && pair.right !== right),
  { left, right },
];

/** Two ends of different sides are tied; a tied one that is tapped again loses its line and waits for another. */
export function tapped({ pairs, held }: Tying, end: End): Tying {
  if (held && held.side !== end.side)
    return end.side === 'right'
      ? { pairs: tied(pairs, held.key, end.key), held: null }
      : { pairs: tied(pairs, end.key, held.key), held: null };
  if (held?.key === end.key) return { pairs, held: null };
  return { pairs: pairs.filter((pair) => pair[end.side] !== end.key), held: end };
}

/** Where the sides end and where the way of the lines lies between them, in shares of the width. */
export const LEFT_EDGE = 0.4;
export const RIGHT_EDGE = 0.6;

export const rowsOf = ({ left, right }: BodyOf<'match'>): number => Math.max(left.length, right.length, 1);

/** The middle of a row, in shares of the height: all rows are equally high. */
export const middleOf = (row: number, rows: number): number => (row + 0.5) / rows;

/** Which end is at a place, in shares of width and height. */
export function endAt(body: BodyOf<'match'>, x: number, y: number): End | undefined {
  const side: Side | undefined = x <= LEFT_EDGE ? 'left' : x >= RIGHT_EDGE ? 'right' : undefined;
  if (!side) return undefined;
  const key = body[side][Math.floor(y * rowsOf(body))]?.key;
  return key === undefined ? undefined : { side, key };
}
