import { and, asc, eq, exists, isNotNull, ne, notExists, or, sql } from 'drizzle-orm';
import type { BookingCourse } from '../../../../src/contract/lessons/schema';
import { CourseType } from '../../../../src/contract/courses/values';
import { StudentStatus } from '../../../../src/contract/profile/status';
import { courses, enrollments } from '../../courses/tables';
import type { Db } from '../../../core/db/types';
import type { Session } from '../../../core/http/handler';
import { ownLessons } from '../../courses/timetable/policies';
import { lessons } from '../../courses/timetable/tables';
import { bookingPlans } from './tables';

/** The child's courses with bookable times; trials are open to all before the first purchase, until they were attended. */
export async function bookableCourses(
  db: Db,
  { userId, studentStatus }: Pick<Session, 'userId' | 'studentStatus'>,
): Promise<readonly BookingCourse[]> {
  const isForAll = studentStatus === StudentStatus.official ? sql`false` : eq(courses.audience, 'unofficial');
  const plans = db
    .select({ one: sql`1` })
    .from(bookingPlans)
    .where(eq(bookingPlans.courseId, courses.id));
  const trial = db
    .select({ one: sql`1` })
    .from(lessons)
    .where(and(ownLessons(userId), eq(lessons.courseId, courses.id), eq(lessons.attendance, 'joined')));
  const isToCome = or(ne(courses.courseType, CourseType.trial), notExists(trial));
  return db
    .select({
      courseId: courses.id,
      name: courses.name,
      subject: courses.subject,
      courseType: courses.courseType,
    })
    .from(courses)
    .leftJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, userId)))
    .where(and(or(isNotNull(enrollments.userId), isForAll), exists(plans), isToCome))
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(20);
}
