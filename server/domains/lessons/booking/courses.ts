import { and, asc, eq, exists, isNotNull, or, sql } from 'drizzle-orm';
import type { BookingCourse } from '../../../../src/contract/lessons/schema';
import { StudentStatus } from '../../../../src/contract/profile/status';
import { courses, enrollments } from '../../courses/tables';
import type { Db } from '../../../core/db/types';
import type { Session } from '../../../core/http/handler';
import { bookingPlans } from './tables';

/** The child's courses with bookable times; trials are open to all before the first purchase. */
export async function bookableCourses(
  db: Db,
  { userId, studentStatus }: Pick<Session, 'userId' | 'studentStatus'>,
): Promise<readonly BookingCourse[]> {
  const isForAll = studentStatus === StudentStatus.official ? sql`false` : eq(courses.audience, 'unofficial');
  const plans = db
    .select({ one: sql`1` })
    .from(bookingPlans)
    .where(eq(bookingPlans.courseId, courses.id));
  return db
    .select({
      courseId: courses.id,
      name: courses.name,
      subject: courses.subject,
      courseType: courses.courseType,
    })
    .from(courses)
    .leftJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, userId)))
    .where(and(or(isNotNull(enrollments.userId), isForAll), exists(plans)))
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(20);
}
