/** Where an icon stands, in units of the 750-wide design; the build scales them by min(width / 750, 2). */
import { BANNER_BASIS, FLOAT_ICON_GAP } from '@/contract/home/values';

export const FLOAT_SIZE = 120;
const STEP = FLOAT_SIZE + FLOAT_ICON_GAP;

/** One row between the gutters: what does not fit comes as others are closed, and the page stays in sight. */
export const MOST_SHOWN = Math.floor((BANNER_BASIS + FLOAT_ICON_GAP) / STEP);

/** From the right. */
export const floatPlace = (index: number): number => index * STEP;

/** Room for so many. */
export const floatsWidth = (count: number): number => Math.max(0, count * STEP - FLOAT_ICON_GAP);
