import type { ReplayState } from '../../../src/contract/courses/values';
import { replayState, replayTimes } from '../courses/replay-times';
import { addMillis, MINUTE } from '../../core/time';
import type { lessons } from '../courses/timetable/tables';

/** State of a lesson's replay; absent before the lesson is over. `filmId` null: not recorded yet. */
export function replayOf(
  lesson: Pick<typeof lessons.$inferSelect, 'startsAt' | 'durationMinutes'>,
  filmId: number | null,
  now: Date,
): { readonly replay?: ReplayState } {
  const end = addMillis(lesson.startsAt, lesson.durationMinutes * MINUTE);
  return now < end ? {} : { replay: replayState(replayTimes(lesson), filmId !== null, now) };
}
