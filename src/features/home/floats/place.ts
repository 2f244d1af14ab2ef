/** Positions in units of the 750-wide design; the build scales them by min(width / 750, 2). */
import { BANNER_BASIS, FLOAT_ICON_GAP } from '@/contract/home/values';

export const FLOAT_SIZE = 120;
const STEP = FLOAT_SIZE + FLOAT_ICON_GAP;

/** Row height: each icon has a close button above. */
const ROW = FLOAT_SIZE + 60;

/** Icons per row between the gutters. Further ones are counted, and shown on demand. */
export const MOST_SHOWN = Math.floor((BANNER_BASIS + FLOAT_ICON_GAP) / STEP);

/** Offsets from the right and from the first row. */
export const floatPlace = (index: number): number => (index % MOST_SHOWN) * STEP;
export const floatRise = (index: number): number => Math.floor(index / MOST_SHOWN) * ROW;

/** Size for a number of icons. */
export const floatsWidth = (count: number): number =>
  Math.max(0, Math.min(count, MOST_SHOWN) * STEP - FLOAT_ICON_GAP);
export const floatsHeight = (count: number): number => FLOAT_SIZE + floatRise(Math.max(0, count - 1));
