import { REPLAY_AFTER_MINUTES, REPLAY_DAYS, ReplayState } from '../../src/contract/courses/values';
import { addDays, addMillis, MINUTE } from '../time';
import type { lessons } from './tables';

/** Where the replay of a lesson stands; nothing before the lesson is over. */
export function replayOf(
  { startsAt, durationMinutes }: Pick<typeof lessons.$inferSelect, 'startsAt' | 'durationMinutes'>,
  now: Date,
): { readonly replay?: ReplayState } {
  const end = addMillis(startsAt, durationMinutes * MINUTE);
  const from = addMillis(end, REPLAY_AFTER_MINUTES * MINUTE);
  if (now < end) return {};
  if (now < from) return { replay: ReplayState.preparing };
  return { replay: now < addDays(from, REPLAY_DAYS) ? ReplayState.ready : ReplayState.over };
}
