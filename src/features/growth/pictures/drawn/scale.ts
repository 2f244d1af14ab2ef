import type { Picture, PicturePoint } from '@/contract/growth/report.schema';

/** Units that every line and every bar is drawn in; the page stretches them to the width that there is. */
export const WIDTH = 600;
export const HEIGHT = 320;
/** The highest line stays clear of the edge by half of its weight. */
const EDGE = 8;

const STEPS = [1, 2, 4, 5, 10];

/** The next number that halves well: 37 is 40, 123 is 200. */
export function roundUp(value: number): number {
  if (!(value > 0)) return 1;
  const ten = 10 ** Math.floor(Math.log10(value));
  const step = STEPS.find((each) => each * ten >= value) ?? 10;
  return step * ten;
}

/** The number at the top edge: what the values cannot exceed, or a round one above the highest. */
export function topOf({ points, max }: Picture): number {
  const highest = points.reduce((top, { value = 0, before = 0 }) => Math.max(top, value, before), 0);
  return max > 0 && max >= highest ? max : roundUp(highest);
}

/** Down the picture: 0 at its foot. */
export const yOf = (value: number, top: number): number =>
  HEIGHT - EDGE - (value / top) * (HEIGHT - 2 * EDGE);

/** Along a line: from edge to edge; a single point stands in the middle. */
export const xOfPoint = (index: number, count: number): number =>
  count < 2 ? WIDTH / 2 : EDGE + (index / (count - 1)) * (WIDTH - 2 * EDGE);

/** The middle of a bar's place. */
export const xOfBar = (index: number, count: number): number => ((index + 0.5) / Math.max(1, count)) * WIDTH;

/** The point that a finger means, `share` of the way along. */
export const pointAt = (share: number, count: number): number =>
  clamp(Math.round(share * (count - 1)), 0, count - 1);
export const barAt = (share: number, count: number): number => clamp(Math.floor(share * count), 0, count - 1);

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, Number.isNaN(value) ? low : value));

/** The places of a row; null where nothing is known, which is a gap. */
export type Place = readonly [x: number, y: number] | null;

export function placesOf(
  points: readonly PicturePoint[],
  row: 'value' | 'before',
  top: number,
  xOf: (index: number, count: number) => number,
): Place[] {
  return points.map((point, index) => {
    const value = point[row];
    return value === undefined ? null : [xOf(index, points.length), yOf(value, top)];
  });
}
