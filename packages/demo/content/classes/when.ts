/** Start times of the demo classes, relative to now: upcoming classes must not be outdated after a week. */
import { addDays, addMillis, formatDate, MINUTE, shanghaiTime } from '../../../../server/core/time';

/** Start of a class, relative to now. */
export type When = (now: Date) => Date;

/** That many days from now, at 'HH:mm' in Asia/Shanghai. */
export const onDay =
  (days: number, time: string): When =>
  (now) =>
    shanghaiTime(formatDate(addDays(now, days)), time);

/** Started at least ten minutes ago, rounded down to five minutes. */
export const onNow: When = (now) => {
  const begun = now.getTime() - 10 * MINUTE;
  return new Date(begun - (begun % (5 * MINUTE)));
};

interface Held {
  readonly startsAt: Date;
  readonly minutes: number;
}

/** A current class is stale once it has ended, an upcoming one a day later, so that testers see its end, and a past one after a month. */
export function isStale({ startsAt, minutes }: Held, when: When, now: Date): boolean {
  const endsAt = addMillis(startsAt, minutes * MINUTE);
  if (when === onNow) return endsAt <= now;
  const isToCome = when(now) > now;
  return endsAt <= addDays(now, isToCome ? -1 : -30);
}
