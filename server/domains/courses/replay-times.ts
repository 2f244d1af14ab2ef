/** When a lesson's replay is there: it appears a while after the lesson, and stays for a time. */
import { sql, type SQL } from 'drizzle-orm';
import { REPLAY_AFTER_MINUTES, REPLAY_DAYS, ReplayState } from '../../../src/contract/courses/values';
import { lessons } from './timetable/tables';
import { addDays, addMillis, MINUTE } from '../../core/time';

export interface ReplayTimes {
  readonly from: Date;
  readonly until: Date;
}

type Times = Pick<typeof lessons.$inferSelect, 'startsAt' | 'durationMinutes'>;

export function replayTimes({ startsAt, durationMinutes }: Times): ReplayTimes {
  const from = addMillis(startsAt, (durationMinutes + REPLAY_AFTER_MINUTES) * MINUTE);
  return { from, until: addDays(from, REPLAY_DAYS) };
}

/** A recording that did not come is still awaited, until nothing would be left of its time. */
export function replayState({ from, until }: ReplayTimes, hasFilm: boolean, now: Date): ReplayState {
  if (now >= until) return ReplayState.over;
  return hasFilm && now >= from ? ReplayState.ready : ReplayState.preparing;
}

/** The lesson has ended by `now`. */
export const hasEnded = (now: Date): SQL =>
  sql`${lessons.startsAt} + make_interval(mins => ${lessons.durationMinutes}) <= ${now}`;

/** Its replay may be watched at `now`, where there is a recording. */
export const isAvailable = (now: Date): SQL => sql`(
  ${lessons.startsAt} + make_interval(mins => ${lessons.durationMinutes} + ${REPLAY_AFTER_MINUTES}) <= ${now}
  and ${lessons.startsAt} + make_interval(mins => ${lessons.durationMinutes} + ${REPLAY_AFTER_MINUTES},
    days => ${REPLAY_DAYS}) > ${now})`;
