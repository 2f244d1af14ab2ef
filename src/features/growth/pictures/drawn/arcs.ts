import type { Picture } from '@/contract/growth/report.schema';
import { RING } from '../heights';
import { isWhole, sumOf } from '../drawn-as';
import { shareAt, clamp, topOf } from './scale';

const OUTERMOST = 144;
const WEIGHT = 32;
/** Distance between concentric rings. */
const STEP = 34;
const THIN = 24;
/** Gap between parts, so that they differ by more than colour. */
const GAP = 8;

export interface Arc {
  readonly radius: number;
  readonly weight: number;
  /** Start and length, as shares of the circle. */
  readonly from: number;
  readonly share: number;
  readonly gap: number;
}

/** One ring for parts of a whole, else a ring per point, the first outermost. */
export function arcsOf(picture: Picture): Arc[] {
  const { points, max } = picture;
  if (!isWhole(picture)) {
    const top = topOf(picture);
    return points.map(({ value = 0 }, index) => ({
      radius: OUTERMOST - THIN / 2 - index * STEP,
      weight: THIN,
      from: 0,
      share: clamp(value / top, 0, 1),
      gap: 0,
    }));
  }
  const whole = Math.max(max, sumOf(picture));
  let from = 0;
  return points.map(({ value = 0 }) => {
    const share = whole > 0 ? clamp(value / whole, 0, 1) : 0;
    const arc = { radius: OUTERMOST - WEIGHT / 2, weight: WEIGHT, from, share, gap: GAP };
    from += share;
    return arc;
  });
}

/** The distinct rings of the arcs. */
export const ringsOf = (arcs: readonly Arc[]): Arc[] =>
  arcs.filter(({ radius }, index) => arcs.findIndex((each) => each.radius === radius) === index);

/** The arc at a position: the nearest ring, and its part. */
export function arcAt(arcs: readonly Arc[], x: number, y: number): number | undefined {
  const distance = Math.hypot(x - 0.5, y - 0.5) * RING;
  const off = ({ radius }: Arc): number => Math.abs(radius - distance);
  const nearest = Math.min(...arcs.map(off));
  const isAlone = ringsOf(arcs).length > 1;
  const along = shareAt(x, y);
  const found = arcs.findIndex(
    (arc) => off(arc) === nearest && (isAlone || (along >= arc.from && along < arc.from + arc.share)),
  );
  return found < 0 ? undefined : found;
}
