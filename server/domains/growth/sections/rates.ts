/** Rates, rounded in one way wherever they are said. */

/** Whole percent; undefined where nothing was asked, which is not 0. */
export const percent = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.round((100 * part) / whole) : undefined;

/** Halves up, no digits. */
export const average = (sum: number, count: number): number | undefined =>
  count > 0 ? Math.round(sum / count) : undefined;

export type Tone = 'good' | 'mixed' | 'practise';

const GOOD_FROM = 80;
const MIXED_FROM = 60;

/** How a rate is spoken of (rule growth-36). */
export function toneOf(rate: number): Tone {
  if (rate >= GOOD_FROM) return 'good';
  return rate >= MIXED_FROM ? 'mixed' : 'practise';
}

/** Lessons of a time from which something can be told (rule growth-35). */
export const ENOUGH_LESSONS = 3;
