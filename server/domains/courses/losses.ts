import { desc, eq } from 'drizzle-orm';
import type { LossesOf } from '../../core/http/context';
import { courses, enrollments } from './tables';

const MOST_COURSES = 50;

export const courseLosses: LossesOf = async ({ db }, userId) => {
  const rows = await db
    .select({ name: courses.name })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(eq(enrollments.userId, userId))
    .orderBy(desc(enrollments.enrolledAt), courses.position)
    .limit(MOST_COURSES);
  return { courses: rows.map(({ name }) => name) };
};
