/** How large a board is on the screen, in units of the 750-wide design. */
import { GridLook } from '@/contract/questions/values';
import type { GridPoint } from '@/contract/questions/points';
import type { Body } from './model';

/** Beside the points, in cells: names of columns and rows on two edges, half of that on the others. */
const NAMES = 0.8;
const EDGE = 0.2;

export interface Pad {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A Go board is named from below. */
export const padOf = ({ look }: Body): Pad =>
  look === GridLook.go
    ? { left: NAMES, top: EDGE, right: EDGE, bottom: NAMES }
    : { left: NAMES, top: NAMES, right: EDGE, bottom: EDGE };

export const acrossOf = (body: Body): number => body.columns + NAMES + EDGE;
export const downOf = (body: Body): number => body.rows + NAMES + EDGE;

/** A card's inner width on the screen of a phone. */
const WIDTH = 620;
const LARGEST = 104;
/** The finger finds a point of this size, with the nearest one taken; below it a tap enlarges the board. */
export const TOUCHABLE = 56;
const COMFORTABLE = 88;

/** Sizes of a cell, from the whole board to a comfortable one, and the one to begin with. */
export function sizesOf(body: Body): { readonly sizes: readonly number[]; readonly first: number } {
  const whole = Math.min(LARGEST, Math.floor(WIDTH / acrossOf(body)));
  const sizes = [whole, ...[TOUCHABLE, COMFORTABLE].filter((size) => size > whole)];
  return {
    sizes,
    first: Math.max(
      0,
      sizes.findIndex((size) => size >= TOUCHABLE),
    ),
  };
}

/** The point that is nearest to a place, in shares of the board's width and height; undefined: beside the board. */
export function pointAt(body: Body, across: number, down: number): GridPoint | undefined {
  const pad = padOf(body);
  const x = across * acrossOf(body) - pad.left;
  const y = down * downOf(body) - pad.top;
  const isNear = x > -EDGE && y > -EDGE && x < body.columns + EDGE && y < body.rows + EDGE;
  return isNear ? { x: within(x, body.columns), y: within(y, body.rows) } : undefined;
}

const within = (at: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(at)));

/** Whether a finger that draws is so near to that point that it means it: between points it means none, diagonals pass by. */
export function isMeant(body: Body, across: number, down: number, { x, y }: GridPoint): boolean {
  const pad = padOf(body);
  const [dx, dy] = [across * acrossOf(body) - pad.left - x - 0.5, down * downOf(body) - pad.top - y - 0.5];
  return Math.hypot(dx, dy) <= 0.36;
}

/** Of a Go board of the usual sizes. */
export function starsOf({ look, columns, rows }: Body): readonly GridPoint[] {
  if (look !== GridLook.go || columns !== rows) return [];
  const lines = STAR_LINES[columns] ?? [];
  const [first, middle, last] = lines;
  const all = lines.flatMap((y) => lines.map((x) => ({ x, y })));
  if (columns === 19) return all;
  return all.filter(({ x, y }) => (x === middle) === (y === middle) && [first, middle, last].includes(x));
}

const STAR_LINES: Readonly<Record<number, readonly number[]>> = {
  9: [2, 4, 6],
  13: [3, 6, 9],
  19: [3, 9, 15],
};
