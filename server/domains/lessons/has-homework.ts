import { and, eq, sql } from 'drizzle-orm';
import { homework } from '../homework/tables';
import { lessons } from '../courses/timetable/tables';

/** A select expression for queries of lessons. Correlated per lesson: for an EXISTS PostgreSQL may scan the whole table first. */
export const hasHomework = sql<boolean>`coalesce((SELECT true FROM ${homework} WHERE ${and(
  eq(homework.lessonId, lessons.id),
  eq(homework.userId, lessons.userId),
)} LIMIT 1), false)`;
