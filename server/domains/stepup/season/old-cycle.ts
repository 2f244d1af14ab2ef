/** When children have had their lessons, which classes are compared with (cycle.ts). */
import { inArray, sql } from 'drizzle-orm';
import type { Subject } from '../../../../src/contract/courses/values';
import type { Db } from '../../../core/db/types';
import { addDays } from '../../../core/time';
import { courses } from '../../courses/tables';
import { lessons } from '../../courses/timetable/tables';
import type { WeeklyLesson } from '../tables';

const LOOKED_BACK_DAYS = 28;
const LESSONS_A_WEEK = 2;

interface Asked {
  readonly userIds: readonly number[];
  readonly subject: Subject;
  readonly now: Date;
}

/** The two times of the week at which most lessons were; none for a child without lessons. */
export async function oldCycles(
  db: Db,
  { now, subject, userIds }: Asked,
): Promise<ReadonlyMap<number, readonly WeeklyLesson[]>> {
  const at = sql`${lessons.startsAt} at time zone 'Asia/Shanghai'`;
  const week = sql<number>`extract(isodow from ${at})::int`;
  const time = sql<string>`to_char(${at}, 'HH24:MI')`;
  const rows = await db
    .select({ userId: lessons.userId, week, time })
    .from(lessons)
    .innerJoin(courses, sql`${courses.id} = ${lessons.courseId} and ${courses.subject} = ${subject}`)
    .where(
      sql`${inArray(lessons.userId, [...userIds])} and ${lessons.startsAt} > ${addDays(now, -LOOKED_BACK_DAYS)}
        and ${lessons.startsAt} <= ${now}`,
    )
    .groupBy(lessons.userId, week, time)
    .orderBy(sql`count(*) desc`, week, time);
  const cycles = new Map<number, WeeklyLesson[]>();
  for (const { userId, ...lesson } of rows) {
    const known = cycles.get(userId) ?? [];
    if (known.length < LESSONS_A_WEEK) cycles.set(userId, [...known, lesson]);
  }
  for (const cycle of cycles.values()) cycle.sort((left, right) => left.week - right.week);
  return cycles;
}
