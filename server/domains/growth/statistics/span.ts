/** Periods: inclusive ranges of days in Shanghai. */
import { dayNumber, dayOf, mondayOf, plusDays, type Day } from '../../../core/day';
import { addDays, shanghaiTime } from '../../../core/time';
import type { Span } from '../../learning/events';

/** A period of `days` days that ends with `to`. */
export const daysUpTo = (to: Day, days: number): Span => ({ from: plusDays(to, 1 - days), to });

export const lengthOf = ({ from, to }: Span): number => dayNumber(to) - dayNumber(from) + 1;

/** The preceding period of the same length. */
export const spanBefore = (span: Span): Span => daysUpTo(plusDays(span.from, -1), lengthOf(span));

export const daysOf = ({ from, to }: Span): Day[] =>
  Array.from({ length: Math.max(0, dayNumber(to) - dayNumber(from) + 1) }, (_, at) => plusDays(from, at));

/** Mondays of the weeks that overlap it. */
export function mondaysOf({ from, to }: Span): Day[] {
  const first = dayNumber(mondayOf(from));
  const weeks = Math.floor((dayNumber(to) - first) / 7) + 1;
  return Array.from({ length: Math.max(0, weeks) }, (_, week) => dayOf(first + 7 * week));
}

/** The first moment after the period. */
export const endOf = ({ to }: Span): Date => addDays(shanghaiTime(to), 1);
