import type { Picture } from '@/contract/growth/report.schema';
import { Mastery, PictureKind } from '@/contract/growth/values';

/** Heights of the parts in design units; the style sheet keeps to the same. */
export const PLOT = 320;
const LABELS = 76;
export const RADAR = 440;
export const RING = 320;
const FOOT = 88;
export const DAY = 48;
const MONTHS = 44;
/** A scroll bar where there is one. */
export const SCROLL = 16;
const HEAD = 64;
export const TILE = 104;
export const TILES = 6;
const EMPTY = 160;

/** What a group of the map takes: its head, its tiles in twos, and the way to the rest of them. */
const groupHeight = (count: number): number =>
  count === 0 ? 0 : HEAD + Math.ceil(Math.min(count, TILES) / 2) * TILE + (count > TILES ? FOOT : 0);

/** How high it will be, known before it is drawn: what is below does not move when it comes. */
export function heightOf({ kind, points }: Picture, isEmpty: boolean): number {
  if (isEmpty) return EMPTY;
  switch (kind) {
    case PictureKind.radar:
      return RADAR + FOOT;
    case PictureKind.ring:
      return RING + FOOT;
    case PictureKind.calendar:
      return MONTHS + 7 * DAY + SCROLL + FOOT;
    case PictureKind.map:
      return Object.values(Mastery).reduce(
        (sum, key) => sum + groupHeight(points.filter(({ state = Mastery.ahead }) => state === key).length),
        0,
      );
    default:
      return PLOT + LABELS + FOOT;
  }
}
