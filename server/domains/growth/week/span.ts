/** Weeks of the summary: Monday to Sunday, from Sunday evening on. */
import { WEEK_COMES_HOUR, WEEK_LEAVES_HOUR } from '../../../../src/contract/growth/values';
import { mondayOf, plusDays, type Day } from '../../../core/day';
import { addDays, addMillis, formatDate, HOUR, shanghaiTime } from '../../../core/time';
import type { Span } from '../../learning/events';

const SUNDAY = 6;
const NEXT_MONDAY = 7;

export const weekSpan = (monday: Day): Span => ({ from: monday, to: plusDays(monday, SUNDAY) });

/** When it is first shown, and until when it is new. */
export const weekComesAt = (monday: Day): Date =>
  addMillis(addDays(shanghaiTime(monday), SUNDAY), WEEK_COMES_HOUR * HOUR);
export const weekLeavesAt = (monday: Day): Date =>
  addMillis(addDays(shanghaiTime(monday), NEXT_MONDAY), WEEK_LEAVES_HOUR * HOUR);

/** Monday of the newest week with a summary. */
export function newestWeek(now: Date): Day {
  const monday = mondayOf(formatDate(now));
  return weekComesAt(monday) <= now ? monday : plusDays(monday, -7);
}

/** Monday of the week of `day`; the newest where that is later, or without a day. */
export function weekShown(now: Date, day?: Day): Day {
  const newest = newestWeek(now);
  const monday = day === undefined ? newest : mondayOf(day);
  return monday < newest ? monday : newest;
}
