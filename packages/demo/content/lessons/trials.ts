/** Children with a trial card have the matching lesson, so that card and list agree. */
import { and, eq, inArray } from 'drizzle-orm';
import { StudentStatus } from '../../../../src/contract/profile/status';
import { lookupOf } from '../../../../server/domains/account/phone';
import { accounts, students } from '../../../../server/domains/account/tables';
import { enrollments } from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import type { Keys } from '../../../../server/core/keys';
import { plusDays } from '../../../../server/core/day';
import { lessons, timetables } from '../../../../server/domains/courses/timetable/tables';
import { ensureLessonWindow } from '../../../../server/domains/courses/timetable/window';
import { today, type Clock } from '../../../../server/core/time';
import { findCourses } from '../courses/seed';
import { findTeachers } from './seed';

/** An interval long enough for a single lesson. */
const ONCE_DAYS = 36_500;
/** Past for official students, upcoming for the others. */
const DAYS_TO_COME = 2;
const DAYS_AGO = 10;

interface Child {
  readonly userId: number;
  readonly isOfficial: boolean;
  readonly hasWeiqi: boolean;
}

export async function seedTrialLessons(
  db: Db,
  clock: Clock,
  { keys, phones }: { readonly keys: Keys; readonly phones: readonly string[] },
): Promise<void> {
  const { wandouTrial, weiqiTrial } = await findCourses(db);
  const { lin, zhou } = await findTeachers(db);
  for (const { userId, isOfficial, hasWeiqi } of await findChildren(db, keys, phones, weiqiTrial)) {
    const startsOn = plusDays(today(clock), isOfficial ? -DAYS_AGO : DAYS_TO_COME);
    const common = { userId, startsOn, everyDays: ONCE_DAYS };
    const rows: (typeof timetables.$inferInsert)[] = [];
    if (!isOfficial)
      rows.push({ ...common, time: '10:00', durationMinutes: 40, courseId: wandouTrial, teacherId: lin });
    if (hasWeiqi)
      rows.push({ ...common, time: '15:00', durationMinutes: 25, courseId: weiqiTrial, teacherId: zhou });
    if (rows.length === 0) continue;
    const made = await db.insert(timetables).values(rows).returning({ id: timetables.id });
    await ensureLessonWindow(db, clock, userId);
    const ids = made.map(({ id }) => id);
    if (isOfficial)
      await db.update(lessons).set({ attendance: 'joined' }).where(inArray(lessons.timetableId, ids));
  }
}

async function findChildren(
  db: Db,
  keys: Keys,
  phones: readonly string[],
  weiqiTrial: number,
): Promise<Child[]> {
  const lookUps = phones.map((number) => lookupOf(keys, { areaCode: '86', number }));
  const isOfWeiqi = and(eq(enrollments.userId, students.userId), eq(enrollments.courseId, weiqiTrial));
  const found = await db
    .select({ userId: students.userId, status: students.studentStatus, courseId: enrollments.courseId })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .leftJoin(enrollments, isOfWeiqi)
    .where(inArray(accounts.phoneLookup, lookUps));
  return found.map(({ userId, status, courseId }) => ({
    userId,
    isOfficial: status === StudentStatus.official,
    hasWeiqi: courseId !== null,
  }));
}
