/** Number of attended lessons: shared by home, mine, tasks, medals, the schedule and growth. */
import { and, asc, count, eq } from 'drizzle-orm';
import { LearningEventKind } from '../../../src/contract/learning/values';
import { students } from '../account/tables';
import type { Db } from '../../core/db/types';
import { formatDate } from '../../core/time';
import type { Day } from '../../core/day';
import { learningEvents } from './tables';
import { ownEvents } from './policies';

const isAttended = (userId: number) =>
  and(ownEvents(userId), eq(learningEvents.kind, LearningEventKind.attended));

/** The total; `attendClass` comes from an import whose lessons may not all be on record. */
const inAll = (attendClass: number | undefined, onRecord: number): number =>
  Math.max(attendClass ?? 0, onRecord);

/** Days of the attended lessons on record, ascending; one entry per lesson. */
export async function attendedDays(db: Db, userId: number): Promise<Day[]> {
  const { occurredAt, ref } = learningEvents;
  const found = await db
    .select({ occurredAt })
    .from(learningEvents)
    .where(isAttended(userId))
    .orderBy(asc(occurredAt), asc(ref));
  return found.map((row) => formatDate(row.occurredAt));
}

export interface AttendedLessons {
  readonly amount: number;
  readonly days: readonly Day[];
}

/** When the child's row is already loaded and no days are needed. */
export async function attendedAmount(
  db: Db,
  { userId, attendClass }: Pick<typeof students.$inferSelect, 'userId' | 'attendClass'>,
): Promise<number> {
  const [found] = await db.select({ onRecord: count() }).from(learningEvents).where(isAttended(userId));
  return inAll(attendClass, found?.onRecord ?? 0);
}

export async function attendedLessons(db: Db, userId: number): Promise<AttendedLessons> {
  const days = await attendedDays(db, userId);
  const [student] = await db
    .select({ imported: students.attendClass })
    .from(students)
    .where(eq(students.userId, userId));
  return { amount: inAll(student?.imported, days.length), days };
}
