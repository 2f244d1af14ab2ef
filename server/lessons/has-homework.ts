import { and, eq, sql } from 'drizzle-orm';
import { homework } from '../homework/tables';
import { lessons } from './tables';

/** To select beside a lesson: as a part of its statement, however many lessons it finds. */
export const hasHomework = sql<boolean>`EXISTS (SELECT 1 FROM ${homework} WHERE ${and(
  eq(homework.lessonId, lessons.id),
  eq(homework.userId, lessons.userId),
)})`;
