import type { Picture, PicturePoint } from '@/contract/growth/report.schema';

/** Position at a share of the circle, clockwise from the top. */
export function around(share: number, radius: number, middle: number): [x: number, y: number] {
  const angle = share * 2 * Math.PI;
  return [middle + radius * Math.sin(angle), middle - radius * Math.cos(angle)];
}

/** Share of the circle for a position, 0 to 1 of the bounding box. */
export function shareAt(x: number, y: number): number {
  const turn = Math.atan2(x - 0.5, 0.5 - y) / (2 * Math.PI);
  return turn < 0 ? turn + 1 : turn;
}

/** Polygon through known points: closed when all are known, else segments between neighbours. */
export function webPath(places: readonly Place[]): string {
  const [first] = places;
  if (first && places.every((place) => place)) return `M${places.map(pair).join('L')}z`;
  return places
    .map((place, index) => {
      const next = places[(index + 1) % places.length];
      return place && next ? `M${pair(place)}L${pair(next)}` : '';
    })
    .join('');
}

const pair = (place: Place): string =>
  place ? place.map((each) => Math.round(each * 10) / 10).join(' ') : '';

/** Drawing units; the SVG is stretched to the actual width. */
export const WIDTH = 600;
export const HEIGHT = 256;
/** Half of the stroke's width, so that lines at the top are not clipped. */
const EDGE = 8;
/** The zero line, on which bars stand. */
export const BASE = HEIGHT - EDGE;

const STEPS = [1, 2, 4, 5, 10];

/** Rounds up to a number that halves well: 37 to 40, 123 to 200. */
export function roundUp(value: number): number {
  if (!(value > 0)) return 1;
  const ten = 10 ** Math.floor(Math.log10(value));
  const step = STEPS.find((each) => each * ten >= value) ?? 10;
  return step * ten;
}

/** Top of the scale: the maximum, or a round number above the highest value. */
export function topOf({ points, max }: Picture): number {
  const highest = points.reduce((top, { value = 0, before = 0 }) => Math.max(top, value, before), 0);
  return max > 0 && max >= highest ? max : roundUp(highest);
}

/** Least part of the scale that a line chart shows: small steps must not look like cliffs. */
const LEAST_SHOWN = 0.2;

/** Bottom of a line's scale: 0, unless all values are in the upper half and would be a flat line. Bars always begin at 0. */
export function bottomOf({ points }: Picture, top: number): number {
  const known = points.flatMap(({ value, before }) => [value, before]).filter((each) => each !== undefined);
  const low = Math.min(...known);
  if (known.length === 0 || low < top / 2) return 0;
  return Math.max(0, top - Math.max(roundUp((top - low) * 1.1), top * LEAST_SHOWN));
}

/** SVG y: `bottom` is at the bottom. */
export const yOf = (value: number, top: number, bottom = 0): number =>
  BASE - ((value - bottom) / (top - bottom)) * (HEIGHT - 2 * EDGE);

/** From edge to edge; a single point is centered. */
export const xOfPoint = (index: number, count: number): number =>
  count < 2 ? WIDTH / 2 : EDGE + (index / (count - 1)) * (WIDTH - 2 * EDGE);

/** Center of a bar's slot. */
export const xOfBar = (index: number, count: number): number => ((index + 0.5) / Math.max(1, count)) * WIDTH;

/** Index at `share` of the width. */
export const pointAt = (share: number, count: number): number =>
  clamp(Math.round(share * (count - 1)), 0, count - 1);
export const barAt = (share: number, count: number): number => clamp(Math.floor(share * count), 0, count - 1);

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, Number.isNaN(value) ? low : value));

/** Positions of a series; null: unknown, a gap. */
export type Place = readonly [x: number, y: number] | null;

export function placesOf(
  points: readonly PicturePoint[],
  row: 'value' | 'before',
  top: number,
  xOf: (index: number, count: number) => number,
  bottom = 0,
): Place[] {
  return points.map((point, index) => {
    const value = point[row];
    return value === undefined ? null : [xOf(index, points.length), yOf(value, top, bottom)];
  });
}
