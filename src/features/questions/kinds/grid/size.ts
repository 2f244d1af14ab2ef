/** Board sizes, in units of the 750-wide design. */
import { GridLook } from '@/contract/questions/values';
import type { GridPoint } from '@/contract/questions/points';
import type { Body } from './model';

/** Margins in cells: with labels on two edges, without on the others. */
const NAMES = 0.8;
const EDGE = 0.2;

export interface Pad {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A Go board is labelled at the bottom. */
export const padOf = ({ look }: Body): Pad =>
  look === GridLook.go
    ? { left: NAMES, top: EDGE, right: EDGE, bottom: NAMES }
    : { left: NAMES, top: NAMES, right: EDGE, bottom: EDGE };

export const acrossOf = (body: Body): number => body.columns + NAMES + EDGE;
export const downOf = (body: Body): number => body.rows + NAMES + EDGE;

/** Inner width of a card on a phone. */
const WIDTH = 620;
const LARGEST = 104;
/** Minimum cell size for reliable taps on the nearest point; below it a tap zooms in. */
export const TOUCHABLE = 56;
const COMFORTABLE = 88;

/** Cell sizes from the whole board to a comfortable one, and the initial index. */
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

/** The nearest point, by shares of the board's width and height; undefined: outside. */
export function pointAt(body: Body, across: number, down: number): GridPoint | undefined {
  const pad = padOf(body);
  const x = across * acrossOf(body) - pad.left;
  const y = down * downOf(body) - pad.top;
  const isNear = x > -EDGE && y > -EDGE && x < body.columns + EDGE && y < body.rows + EDGE;
  return isNear ? { x: within(x, body.columns), y: within(y, body.rows) } : undefined;
}

const within = (at: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(at)));

/** Whether a stroke is close enough to a point: in between it selects none, so that diagonals are possible. */
export function isMeant(body: Body, across: number, down: number, { x, y }: GridPoint): boolean {
  const pad = padOf(body);
  const [dx, dy] = [across * acrossOf(body) - pad.left - x - 0.5, down * downOf(body) - pad.top - y - 0.5];
  return Math.hypot(dx, dy) <= 0.36;
}

/** Star points of Go boards of common sizes. */
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
