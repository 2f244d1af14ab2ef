/** Progress in live courses: three queries, regardless of the number of courses. */
import { and, asc, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/types';
import { lessons, timetables } from './timetable/tables';
import { lessonsOver } from './timetable/window';
import { endsAt } from './timetable/ends-at';
import { ownLessons, ownTimetables } from './timetable/policies';

/** Past lessons by course: those of its timetables (computed from the numbering) plus single lessons. */
export async function lessonsDone(
  db: Db,
  userId: number,
  courseIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  if (courseIds.length === 0) return new Map();
  const regular = await db
    .select()
    .from(timetables)
    .where(and(ownTimetables(userId), inArray(timetables.courseId, [...courseIds])));
  const ofCourses = inArray(lessons.courseId, [...courseIds]);
  const single = await db
    .select({ courseId: lessons.courseId, done: sql<number>`count(*)::int` })
    .from(lessons)
    .where(and(ownLessons(userId), ofCourses, isNull(lessons.timetableId), lt(endsAt, now)))
    .groupBy(lessons.courseId);
  const done = new Map(single.map((row) => [row.courseId, row.done]));
  for (const timetable of regular)
    done.set(timetable.courseId, (done.get(timetable.courseId) ?? 0) + lessonsOver(timetable, now));
  return done;
}

interface NextLesson {
  readonly courseId: number;
  readonly title: string;
  readonly startsAt: Date;
}

/** Next lesson per course, without those on leave; an ongoing lesson counts as next. */
export async function nextLessons(
  db: Db,
  userId: number,
  courseIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, NextLesson>> {
  if (courseIds.length === 0) return new Map();
  const goes = or(isNull(lessons.attendance), ne(lessons.attendance, 'leave'));
  const found = await db
    .selectDistinctOn([lessons.courseId], {
      courseId: lessons.courseId,
      title: lessons.chapterName,
      startsAt: lessons.startsAt,
    })
    .from(lessons)
    .where(and(ownLessons(userId), inArray(lessons.courseId, [...courseIds]), gte(endsAt, now), goes))
    .orderBy(asc(lessons.courseId), asc(lessons.startsAt));
  return new Map(found.map((lesson) => [lesson.courseId, lesson]));
}
