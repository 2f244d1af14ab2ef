/** Consistent rounding of rates. */

/** Whole percent; undefined (not 0) if nothing was asked. */
export const percent = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.round((100 * part) / whole) : undefined;

/** Rounded half up to an integer. */
export const average = (sum: number, count: number): number | undefined =>
  count > 0 ? Math.round(sum / count) : undefined;

export type Tone = 'good' | 'mixed' | 'practise';

const GOOD_FROM = 80;
const MIXED_FROM = 60;

/** Tone of the text for a rate. */
export function toneOf(rate: number): Tone {
  if (rate >= GOOD_FROM) return 'good';
  return rate >= MIXED_FROM ? 'mixed' : 'practise';
}

/** Minimum lessons in a period for any conclusion. */
export const ENOUGH_LESSONS = 3;
