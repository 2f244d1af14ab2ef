import type { Picture } from '@/contract/growth/report.schema';
import { PictureKind } from '@/contract/growth/values';
import { dayNumber, hasBefore, isWeekly } from './words';

const FEWEST_AXES = 5;
const MOST_AXES = 8;
/** Maximum parts of a ring, so that each has a name. */
const MOST_PARTS = 6;
/** Maximum concentric rings, so that the number fits into the middle. */
const MOST_RINGS = 3;

export const sumOf = ({ points }: Picture): number => points.reduce((sum, { value = 0 }) => sum + value, 0);

/** Whether the points are parts of a whole that sum up to it, within rounding. */
export const isWhole = (picture: Picture): boolean =>
  picture.points.length <= MOST_PARTS &&
  (picture.max === 0 || Math.abs(sumOf(picture) - picture.max) <= picture.points.length / 2);

/** One number, parts of a whole, or a few rings. */
const isRing = (picture: Picture): boolean => picture.points.length <= MOST_RINGS || isWhole(picture);

/** Falls back to bars, which suit any points: a radar with too few or too many axes, a calendar without dates, a ring of many parts. */
export function drawnAs(picture: Picture): PictureKind {
  const { kind, points } = picture;
  const known = points.filter(({ value }) => value !== undefined).length;
  if (kind === PictureKind.radar && (known < FEWEST_AXES || points.length > MOST_AXES))
    return PictureKind.bars;
  if (kind === PictureKind.calendar && !points.some(({ label }) => !Number.isNaN(dayNumber(label))))
    return PictureKind.bars;
  if (kind === PictureKind.ring && !isRing(picture)) return PictureKind.bars;
  return kind;
}

/** A single number: a line instead of a ring. */
export const isOneNumber = (picture: Picture): boolean =>
  picture.points.length === 1 && drawnAs(picture) === PictureKind.ring;

/** What a single series is of, its title says. Of several rings, only the tooltip shows the earlier period. */
export function hasLegend(picture: Picture): boolean {
  const kind = drawnAs(picture);
  if (kind === PictureKind.calendar || isWeekly(picture)) return true;
  return hasBefore(picture) && (kind !== PictureKind.ring || picture.points.length === 1);
}
