import type { Picture } from '@/contract/growth/report.schema';
import { PictureKind } from '@/contract/growth/values';
import { dayNumber } from './words';

const FEWEST_AXES = 3;
const MOST_AXES = 8;
/** Of a ring: so few that each has its name. */
const MOST_PARTS = 6;
/** Of rings within each other: the number keeps its room in the middle. */
const MOST_RINGS = 3;

export const sumOf = ({ points }: Picture): number => points.reduce((sum, { value = 0 }) => sum + value, 0);

/** Whether points are the parts of one whole, which they fill but for what rounding takes. */
export const isWhole = (picture: Picture): boolean =>
  picture.points.length <= MOST_PARTS &&
  (picture.max === 0 || Math.abs(sumOf(picture) - picture.max) <= picture.points.length / 2);

/** One number, the parts of a whole, or a few numbers that are a ring each. */
const isRing = (picture: Picture): boolean => picture.points.length <= MOST_RINGS || isWhole(picture);

/** Bars are what any points can be drawn as: where a web would have no face, parts are many and no whole, days are none. */
export function drawnAs(picture: Picture): PictureKind {
  const { kind, points } = picture;
  if (kind === PictureKind.radar && (points.length < FEWEST_AXES || points.length > MOST_AXES))
    return PictureKind.bars;
  if (kind === PictureKind.calendar && !points.some(({ label }) => !Number.isNaN(dayNumber(label))))
    return PictureKind.bars;
  if (kind === PictureKind.ring && !isRing(picture)) return PictureKind.bars;
  return kind;
}
