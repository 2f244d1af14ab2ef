import type { Picture } from '@/contract/growth/report.schema';
import { Mastery, PictureKind } from '@/contract/growth/values';
import { drawnAs, hasLegend } from './drawn-as';
import { axisLabel, isDay } from './words';

/** Heights in design units; the style sheet must match. */
const PLOT = 256 + 32;
export const RADAR = 528;
const ONE = 96;
const OF_SEVERAL = 72;
const FOOT = 88;
/** Without a toggle: the legend alone, if there is one. */
const BARE_FOOT = 56;
export const DAY = 48;
const MONTHS = 44;
/** Height of a scroll bar. */
const SCROLL = 16;
const HEAD = 64;
const TILE = 104;
export const TILES = 6;
const EMPTY = 160;

/** Characters per line of labels. */
const LINE_OF_LABELS = 22;
/** Up to this many bars have a label each; otherwise, and for lines, only the first, middle and last. */
export const LABELLED = 6;
/** Days are in order, and must not break at the slash with large text. */
const LABELLED_DAYS = 4;

export const hasOwnLabels = ({ kind, points }: Picture): boolean =>
  kind !== PictureKind.line && points.length <= (points.some(isDay) ? LABELLED_DAYS : LABELLED);

/** One line of labels, or two for long ones; text is never below 12 pixels, so two lines need this on the narrowest phone. */
export function labelsHeight(picture: Picture): number {
  const { points } = picture;
  const room = LINE_OF_LABELS / (hasOwnLabels(picture) ? Math.max(1, points.length) : 3);
  return points.some((point) => axisLabel(point).length > room) ? 88 : 46;
}

/** Height of a map's group: heading, tiles in pairs, and the toggle for the rest. */
const groupHeight = (count: number): number =>
  count === 0 ? 0 : HEAD + Math.ceil(Math.min(count, TILES) / 2) * TILE + (count > TILES ? FOOT : 0);

/** Height before rendering, so that the layout does not shift. */
export function heightOf(picture: Picture, isEmpty: boolean, isBare: boolean): number {
  const { points } = picture;
  if (isEmpty) return EMPTY;
  const foot = isBare ? (hasLegend(picture) ? BARE_FOOT : 0) : FOOT;
  switch (drawnAs(picture)) {
    case PictureKind.radar:
      return RADAR + foot;
    case PictureKind.ring:
      return (points.length === 1 ? ONE : points.length * OF_SEVERAL) + foot;
    case PictureKind.calendar:
      return MONTHS + 7 * DAY + SCROLL + foot;
    case PictureKind.map:
      return Object.values(Mastery).reduce(
        (sum, key) => sum + groupHeight(points.filter(({ state = Mastery.ahead }) => state === key).length),
        0,
      );
    default:
      return PLOT + labelsHeight(picture) + foot;
  }
}
