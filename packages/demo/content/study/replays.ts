/** Replays that the fortnight of known lessons has none of. */
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

/** How long ago the lesson ended. */
const ENDED_MS: Readonly<Record<ReplayDemoState, number>> = {
  ready: 2 * DAY,
  ending: WHOLE_MS - DAY,
  preparing: 5 * MINUTE,
  over: WHOLE_MS + DAY,
};

/** A lesson of the child's first timetable whose replay is in that state; without a timetable there is none. */
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
  // At the hour of the child's lessons, as long as its replay ends that soon all the same.
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
