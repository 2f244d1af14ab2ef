import { plusDays, type Day } from '../../../core/day';

/** Days in a row up to `today`, or up to yesterday when today is not among them. */
export function streakUpTo(days: ReadonlySet<Day>, today: Day): number {
  let day = days.has(today) ? today : plusDays(today, -1);
  let length = 0;
  for (; days.has(day); day = plusDays(day, -1)) length += 1;
  return length;
}

/** How long the longest row of days is. */
export const longestStreak = (days: readonly Day[]): number => streakGrowth(days).length;

/** The days on which the longest row so far grew: as many as the longest row has. `days` in their order. */
export function streakGrowth(days: readonly Day[]): Day[] {
  const grown: Day[] = [];
  let length = 0;
  days.forEach((day, index) => {
    length = days[index - 1] === plusDays(day, -1) ? length + 1 : 1;
    if (length > grown.length) grown.push(day);
  });
  return grown;
}
