/** Numbers of the lessons that a child may book. */
import { and, asc, eq } from 'drizzle-orm';
import { CourseType } from '../../../../src/contract/courses/values';
import { courseChapters, courses } from '../../courses/tables';
import type { Db } from '../../../core/db/types';
import { ownTimetables } from '../../courses/timetable/policies';
import { timetables } from '../../courses/timetable/tables';
import { lessonsOver } from '../../courses/timetable/window';

/** The number in the course of its chapter at that position, in a lesson that starts then. */
export type NumberOf = (position: number, startsAt: Date) => number;

/** A timetable goes through the chapters again and again: a chapter is counted the next time that it is to come for this child. */
export async function numbersOf(db: Db, userId: number, courseId: number): Promise<NumberOf> {
  const [timetable] = await db
    .select({ timetable: timetables })
    .from(timetables)
    .innerJoin(courses, eq(courses.id, timetables.courseId))
    .where(and(ownTimetables(userId), eq(courses.id, courseId), eq(courses.courseType, CourseType.live)))
    .orderBy(asc(timetables.id))
    .limit(1);
  const written = await db.$count(courseChapters, eq(courseChapters.courseId, courseId));
  const chapters = Math.max(1, written);
  return (position, startsAt) => {
    const over = timetable === undefined ? 0 : lessonsOver(timetable.timetable, startsAt);
    return position + chapters * Math.ceil(Math.max(0, over + 1 - position) / chapters);
  };
}
