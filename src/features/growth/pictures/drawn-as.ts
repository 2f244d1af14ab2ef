import type { Picture } from '@/contract/growth/report.schema';
import { PictureKind } from '@/contract/growth/values';
import { dayNumber, hasBefore, isWeekly } from './words';

const FEWEST_AXES = 5;
const MOST_AXES = 8;
/** Falls back to bars, which suit any points: a radar with too few or too many axes, a calendar without dates, a ring of several numbers. */
export function drawnAs(picture: Picture): PictureKind {
  const { kind, points } = picture;
  const known = points.filter(({ value }) => value !== undefined).length;
  if (kind === PictureKind.radar && (known < FEWEST_AXES || points.length > MOST_AXES))
    return PictureKind.bars;
  if (kind === PictureKind.calendar && !points.some(({ label }) => !Number.isNaN(dayNumber(label))))
    return PictureKind.bars;
  if (kind === PictureKind.ring && points.length !== 1) return PictureKind.bars;
  return kind;
}

/** What a single series is of, its title says. */
export function hasLegend(picture: Picture): boolean {
  const kind = drawnAs(picture);
  if (kind === PictureKind.calendar || isWeekly(picture)) return true;
  return hasBefore(picture);
}
