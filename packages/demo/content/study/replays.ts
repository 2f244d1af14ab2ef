/** Replays in states that the default lessons do not have. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { and, asc, eq } from 'drizzle-orm';
import { REPLAY_AFTER_MINUTES, REPLAY_DAYS } from '../../../../src/contract/courses/values';
import type { Db } from '../../../../server/core/db/types';
import { lessons, timetables } from '../../../../server/domains/courses/timetable/tables';
import { chapterName } from '../../../../server/domains/courses/timetable/chapter-name';
import { ensureLessonWindow } from '../../../../server/domains/courses/timetable/window';
import {
  addMillis,
  DAY,
  formatDate,
  formatDateTime,
  MINUTE,
  shanghaiTime,
  type Clock,
} from '../../../../server/core/time';

type ReplayDemoState = ScenarioState<'replay'>;

const WHOLE_MS = REPLAY_DAYS * DAY + REPLAY_AFTER_MINUTES * MINUTE;

/** Time since the end of the lesson. */
const ENDED_MS: Readonly<Record<ReplayDemoState, number>> = {
  ready: 2 * DAY,
  ending: WHOLE_MS - DAY,
  preparing: 5 * MINUTE,
  over: WHOLE_MS + DAY,
};

/** Adds a lesson of the child's first timetable whose replay is in this state; does nothing without a timetable. */
export async function setReplay(db: Db, clock: Clock, userId: number, state: ReplayDemoState): Promise<void> {
  await ensureLessonWindow(db, clock, userId);
  const [like] = await db
    .select({ lesson: lessons })
    .from(lessons)
    .innerJoin(timetables, eq(timetables.id, lessons.timetableId))
    .where(and(eq(lessons.userId, userId), eq(timetables.userId, userId)))
    .orderBy(asc(timetables.id), asc(lessons.id))
    .limit(1);
  if (like === undefined) return;
  const { id: _id, attendance: _attendance, ...lesson } = like.lesson;
  const endedAt = addMillis(clock.now(), -ENDED_MS[state]);
  const begin = addMillis(endedAt, -lesson.durationMinutes * MINUTE);
  // At the usual lesson time, as long as the replay still expires that soon.
  const startsAt =
    state === 'ending'
      ? shanghaiTime(formatDate(begin), formatDateTime(lesson.startsAt).slice(11, 16))
      : begin;
  const [, name = ''] = lesson.chapterName.split(' ');
  await db
    .insert(lessons)
    .values({ ...lesson, startsAt, attendance: 'joined', chapterName: chapterName(1, name) })
    .onConflictDoNothing();
}
