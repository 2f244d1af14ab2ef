/** Where an icon stands, in units of the 750-wide design; the build scales them by min(width / 750, 2). */
import { BANNER_BASIS, FLOAT_ICON_GAP } from '@/contract/home/values';

export const FLOAT_SIZE = 120;
const STEP = FLOAT_SIZE + FLOAT_ICON_GAP;

/** From one row to the next: each icon has its cross above. */
const ROW = FLOAT_SIZE + 60;

/** One row between the gutters: the page stays in sight. What does not fit is counted beside it, and comes when asked for. */
export const MOST_SHOWN = Math.floor((BANNER_BASIS + FLOAT_ICON_GAP) / STEP);

/** From the right, and above the first row. */
export const floatPlace = (index: number): number => (index % MOST_SHOWN) * STEP;
export const floatRise = (index: number): number => Math.floor(index / MOST_SHOWN) * ROW;

/** Room for so many. */
export const floatsWidth = (count: number): number =>
  Math.max(0, Math.min(count, MOST_SHOWN) * STEP - FLOAT_ICON_GAP);
export const floatsHeight = (count: number): number => FLOAT_SIZE + floatRise(Math.max(0, count - 1));
