/** How many lessons a child was in: one count for home, mine, tasks, medals, the schedule and growth (rule growth-108). */
import { and, asc, eq } from 'drizzle-orm';
import { LearningEventKind } from '../../src/contract/growth/values';
import { students } from '../account/tables';
import type { Db } from '../db/types';
import { formatDate } from '../time';
import type { Day } from '../lessons/day';
import { learningEvents } from './tables';

/** The days of the lessons that are on record, the first one first; two lessons of a day are two. */
export async function attendedDays(db: Db, userId: number): Promise<Day[]> {
  const { kind, occurredAt, ref } = learningEvents;
  const found = await db
    .select({ occurredAt })
    .from(learningEvents)
    .where(and(eq(learningEvents.userId, userId), eq(kind, LearningEventKind.attended)))
    .orderBy(asc(occurredAt), asc(ref));
  return found.map((row) => formatDate(row.occurredAt));
}

export interface AttendedLessons {
  readonly amount: number;
  readonly days: readonly Day[];
}

/** In all; `attend_class` is what an import said, of which not every lesson may be on record. */
export async function attendedLessons(db: Db, userId: number): Promise<AttendedLessons> {
  const days = await attendedDays(db, userId);
  const [student] = await db
    .select({ imported: students.attendClass })
    .from(students)
    .where(eq(students.userId, userId));
  return { amount: Math.max(student?.imported ?? 0, days.length), days };
}
