import type { Picture } from '@/contract/growth/report.schema';
import { PictureKind } from '@/contract/growth/values';
import { dayNumber, hasBefore, isWeekly } from './words';

const FEWEST_AXES = 5;
const MOST_AXES = 8;
/** A radar with too few or too many axes is lines; a calendar without dates is bars, which suit any points. */
export function drawnAs(picture: Picture): PictureKind {
  const { kind, points } = picture;
  const known = points.filter(({ value }) => value !== undefined).length;
  if (kind === PictureKind.radar && (known < FEWEST_AXES || points.length > MOST_AXES))
    return PictureKind.ring;
  if (kind === PictureKind.calendar && !points.some(({ label }) => !Number.isNaN(dayNumber(label))))
    return PictureKind.bars;
  return kind;
}

/** What a single series is of, its title says. */
export function hasLegend(picture: Picture): boolean {
  const kind = drawnAs(picture);
  if (kind === PictureKind.calendar || isWeekly(picture)) return true;
  // Peas have no mark of before.
  if (kind === PictureKind.ring && picture.points.some(({ of }) => of !== undefined)) return false;
  return hasBefore(picture);
}
