import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { courses } from '../../courses/tables';
import { CourseType } from '../../../../src/contract/courses/values';
import type { Db } from '../../../core/db/types';
import { lessonEnd } from '../../lessons/booking/change';
import { lessons } from '../../courses/timetable/tables';
import { formatDateTime } from '../../../core/time';
import { ownLessons } from '../../courses/timetable/policies';

export const isTrialLesson = eq(courses.courseType, CourseType.trial);

/** The next lesson that is not over and has no recorded attendance, in the contract's shape. */
export async function comingLesson(db: Db, userId: number, now: Date, which?: SQL) {
  const [found] = await db
    .select({ lesson: lessons })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(ownLessons(userId), isNull(lessons.attendance), sql`${lessonEnd} >= ${now}`, which))
    .orderBy(asc(lessons.startsAt))
    .limit(1);
  if (found === undefined) return undefined;
  const { id, chapterName, startsAt, durationMinutes } = found.lesson;
  return { liveId: id, name: chapterName, lessonTime: formatDateTime(startsAt), durationMinutes };
}
