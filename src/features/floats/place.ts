/** Where an icon stands, in units of the 750-wide design; the build scales them by min(width / 750, 2). */
import { BANNER_BASIS, FLOAT_ICON_GAP } from '@/contract/constants';

export const FLOAT_SIZE = 120;
const STEP = FLOAT_SIZE + FLOAT_ICON_GAP;
/** Above it stands the button that closes an icon. */
const ROW_STEP = STEP;
export const PER_ROW = Math.floor((BANNER_BASIS + FLOAT_ICON_GAP) / STEP);

/** From the right and from the bottom. What a row cannot hold stands in the one above. */
export function floatPlace(index: number): { readonly right: number; readonly bottom: number } {
  return { right: (index % PER_ROW) * STEP, bottom: Math.floor(index / PER_ROW) * ROW_STEP };
}

/** Room for so many. */
export function floatsSize(count: number): { readonly width: number; readonly height: number } {
  const rows = Math.ceil(count / PER_ROW);
  const columns = Math.min(count, PER_ROW);
  return {
    width: Math.max(0, columns * STEP - FLOAT_ICON_GAP),
    height: Math.max(0, rows * ROW_STEP - FLOAT_ICON_GAP),
  };
}
