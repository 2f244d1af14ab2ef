/** Times of the demonstration's classes, by the clock of whoever asks: nothing that comes may be stale after a week. */
import { addDays, addMillis, formatDate, MINUTE, shanghaiTime } from '../../../../server/core/time';

/** When a class begins, seen from now. */
export type When = (now: Date) => Date;

/** On the day so many days from now, at 'HH:mm' of Shanghai. */
export const onDay =
  (days: number, time: string): When =>
  (now) =>
    shanghaiTime(formatDate(addDays(now, days)), time);

/** It is on: since some minutes, by a clock that strikes every five. */
export const onNow: When = (now) => {
  const begun = now.getTime() - 10 * MINUTE;
  return new Date(begun - (begun % (5 * MINUTE)));
};

interface Held {
  readonly startsAt: Date;
  readonly minutes: number;
}

/** What was to be on or to come stays over for a day, so that a tester sees that too; what is over, for a month. */
export function isStale({ startsAt, minutes }: Held, when: When, now: Date): boolean {
  const endsAt = addMillis(startsAt, minutes * MINUTE);
  if (when === onNow) return endsAt <= now;
  const isToCome = when(now) > now;
  return endsAt <= addDays(now, isToCome ? -1 : -30);
}
