import { plusDays, type Day } from '../../../core/day';

/** Consecutive days up to `today`, or up to yesterday if today is missing. */
export function streakUpTo(days: ReadonlySet<Day>, today: Day): number {
  let day = days.has(today) ? today : plusDays(today, -1);
  let length = 0;
  for (; days.has(day); day = plusDays(day, -1)) length += 1;
  return length;
}

/** Length of the longest run. */
export const longestStreak = (days: readonly Day[]): number => streakGrowth(days).length;

/** The days on which a new record run was reached; their number is the length of the longest run. `days` ascending. */
export function streakGrowth(days: readonly Day[]): Day[] {
  const grown: Day[] = [];
  let length = 0;
  days.forEach((day, index) => {
    length = days[index - 1] === plusDays(day, -1) ? length + 1 : 1;
    if (length > grown.length) grown.push(day);
  });
  return grown;
}
