/** Waking hours: all demo events happen within them, at any time of seeding. */
import { addDays, addMillis, HOUR, MINUTE, startOfDay } from '../../../server/core/time';

const MORNING = 8 * HOUR;
const NIGHT = 21 * HOUR + 30 * MINUTE;
const EVENING = 20 * HOUR + 40 * MINUTE;

const ofDay = (moment: Date): number => moment.getTime() - startOfDay(moment).getTime();

/** Now, or at night the evening before. */
export function lastAwake(now: Date): Date {
  const since = ofDay(now);
  if (since >= MORNING && since <= NIGHT) return now;
  return addMillis(startOfDay(since < MORNING ? addDays(now, -1) : now), EVENING);
}

/** Maps the 24 hours of a past day to waking hours: the order of events is kept, and none is after `now`. */
export function awakeBefore(now: Date, daysAgo: number): Date {
  const last = lastAwake(now);
  const moment = addDays(last, -daysAgo);
  const isLastDay = startOfDay(moment).getTime() === startOfDay(last).getTime();
  const [whole, end] = isLastDay ? [ofDay(last), ofDay(last)] : [24 * HOUR, NIGHT];
  return addMillis(startOfDay(moment), MORNING + (ofDay(moment) / whole) * (end - MORNING));
}
