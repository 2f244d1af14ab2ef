import type { Picture } from '@/contract/growth/report.schema';
import { Mastery, PictureKind } from '@/contract/growth/values';
import { drawnAs } from './drawn-as';

/** Heights of the parts in design units; the style sheet keeps to the same. */
const PLOT = 320;
export const RADAR = 528;
export const RING = 360;
const FOOT = 88;
export const DAY = 48;
const MONTHS = 44;
/** A scroll bar where there is one. */
const SCROLL = 16;
const HEAD = 64;
const TILE = 104;
export const TILES = 6;
const EMPTY = 160;

/** Characters of a line of labels, as wide as they are. */
const LINE_OF_LABELS = 22;
/** Each bar has a label of its own up to so many; of more, and of a line, the first, the middle and the last have one. */
const LABELLED = 6;

export const hasOwnLabels = ({ kind, points }: Picture): boolean =>
  kind !== PictureKind.line && points.length <= LABELLED;

/** Below the axis: a line of labels, two where one of them is long. */
export function labelsHeight(picture: Picture): number {
  const { points } = picture;
  const room = LINE_OF_LABELS / (hasOwnLabels(picture) ? Math.max(1, points.length) : 3);
  return points.some(({ label }) => label.length > room) ? 80 : 46;
}

/** What a group of the map takes: its head, its tiles in twos, and the way to the rest of them. */
const groupHeight = (count: number): number =>
  count === 0 ? 0 : HEAD + Math.ceil(Math.min(count, TILES) / 2) * TILE + (count > TILES ? FOOT : 0);

/** How high it will be, known before it is drawn: what is below does not move when it comes. */
export function heightOf(picture: Picture, isEmpty: boolean): number {
  const { points } = picture;
  if (isEmpty) return EMPTY;
  switch (drawnAs(picture)) {
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
      return PLOT + labelsHeight(picture) + FOOT;
  }
}
