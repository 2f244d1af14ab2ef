import type { Picture } from '@/contract/growth/report.schema';
import { PictureKind } from '@/contract/growth/values';
import { dayNumber } from './words';

const FEWEST_AXES = 3;
const MOST_AXES = 8;
/** Of a ring: so few that each has its name. */
const MOST_PARTS = 6;

export const sumOf = ({ points }: Picture): number => points.reduce((sum, { value = 0 }) => sum + value, 0);

/** One number of its whole, or no more than the whole together. */
const isWhole = (picture: Picture): boolean =>
  picture.points.length === 1 ||
  (picture.points.length <= MOST_PARTS && (picture.max === 0 || sumOf(picture) <= picture.max));

/** Bars are what any points can be drawn as: where a web would have no face, parts are no whole, days are none. */
export function drawnAs(picture: Picture): PictureKind {
  const { kind, points } = picture;
  if (kind === PictureKind.radar && (points.length < FEWEST_AXES || points.length > MOST_AXES))
    return PictureKind.bars;
  if (kind === PictureKind.calendar && !points.some(({ label }) => !Number.isNaN(dayNumber(label))))
    return PictureKind.bars;
  if (kind === PictureKind.ring && !isWhole(picture)) return PictureKind.bars;
  return kind;
}
