import { and, eq, sql } from 'drizzle-orm';
import { homework } from '../homework/tables';
import { lessons } from '../courses/timetable/tables';

/**
 * To select beside a lesson, as a part of its statement. Looked up lesson by lesson: for an EXISTS PostgreSQL may read the whole
 * table first.
 */
export const hasHomework = sql<boolean>`coalesce((SELECT true FROM ${homework} WHERE ${and(
  eq(homework.lessonId, lessons.id),
  eq(homework.userId, lessons.userId),
)} LIMIT 1), false)`;
