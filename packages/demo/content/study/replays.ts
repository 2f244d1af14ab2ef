/** Replays in states that the default lessons do not have. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { and, asc, eq } from 'drizzle-orm';
import { REPLAY_AFTER_MINUTES, REPLAY_DAYS } from '../../../../src/contract/courses/values';
import { courses } from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import { lessons, timetables } from '../../../../server/domains/courses/timetable/tables';
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
import { firstLessons, lessonBefore } from '../lessons/earlier';

type ReplayDemoState = ScenarioState<'replay'>;

const WEEK = 7;
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
  const weeks = Math.ceil((lesson.startsAt.getTime() - startsAt.getTime()) / (WEEK * DAY));
  const [course] = await db
    .select({ subject: courses.subject })
    .from(courses)
    .where(eq(courses.id, lesson.courseId));
  const numbered = lessonBefore(course && (await firstLessons(db, userId)).get(course.subject), weeks);
  const chapter = numbered && {
    ...{ chapterName: numbered.name, chapterId: numbered.chapter.id },
    chapterPicture: numbered.chapter.picture,
  };
  await db
    .insert(lessons)
    .values({ ...lesson, ...chapter, startsAt, attendance: 'joined' })
    .onConflictDoNothing();
}
