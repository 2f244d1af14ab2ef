/** Availability of a lesson's replay: from some time after the lesson, for a limited period. */
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

/** A missing recording counts as "preparing" until the period is over. */
export function replayState({ from, until }: ReplayTimes, hasFilm: boolean, now: Date): ReplayState {
  if (now >= until) return ReplayState.over;
  return hasFilm && now >= from ? ReplayState.ready : ReplayState.preparing;
}

/** SQL condition: the lesson has ended by `now`. */
export const hasEnded = (now: Date): SQL =>
  sql`${lessons.startsAt} + make_interval(mins => ${lessons.durationMinutes}) <= ${now}`;

/** SQL condition: a replay, if recorded, is available at `now`. */
export const isAvailable = (now: Date): SQL => sql`(
  ${lessons.startsAt} + make_interval(mins => ${lessons.durationMinutes} + ${REPLAY_AFTER_MINUTES}) <= ${now}
  and ${lessons.startsAt} + make_interval(mins => ${lessons.durationMinutes} + ${REPLAY_AFTER_MINUTES},
    days => ${REPLAY_DAYS}) > ${now})`;
