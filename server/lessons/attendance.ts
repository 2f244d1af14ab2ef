/**
 * The child's own entry into a class, which the child's app tells the provider and no call of a parent reaches: it is what
 * counts as attended, and what costs an hour (rule lessons-25).
 */
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { brandOf } from '../courses/brand';
import { courses } from '../courses/tables';
import type { Db } from '../db/types';
import { payLesson } from '../hours/movements';
import type { Clock } from '../time';
import { lessons } from './tables';

interface AttendanceServices {
  readonly db: Db;
  readonly clock: Clock;
}

/** Told again it changes nothing. A lesson that is not there is told by false. */
export async function attendLesson({ db, clock }: AttendanceServices, liveId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isNew = or(isNull(lessons.attendance), ne(lessons.attendance, 'joined'));
    const [entered] = await tx
      .update(lessons)
      .set({ attendance: 'joined' })
      .where(and(eq(lessons.id, liveId), isNew))
      .returning();
    // Of two at once the second waits for the first, finds it entered, and pays nothing.
    if (entered !== undefined) await pay(tx, entered, clock);
    return entered !== undefined;
  });
}

async function pay(
  tx: Db,
  { userId, courseId, chapterName }: typeof lessons.$inferSelect,
  clock: Clock,
): Promise<void> {
  const [course] = await tx
    .select({ subject: courses.subject })
    .from(courses)
    .where(eq(courses.id, courseId));
  const brandCode = brandOf(course?.subject);
  if (brandCode !== undefined) await payLesson(tx, { userId, brandCode, title: chapterName }, clock);
}
