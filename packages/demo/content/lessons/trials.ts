/** Children with a trial card have the matching lesson, so that card and list agree. */
import { and, eq, inArray } from 'drizzle-orm';
import { StudentStatus } from '../../../../src/contract/profile/status';
import { lookupOf } from '../../../../server/domains/account/phone';
import { accounts, students } from '../../../../server/domains/account/tables';
import { courseChapters, enrollments } from '../../../../server/domains/courses/tables';
import { chapterName } from '../../../../server/domains/courses/timetable/chapter-name';
import type { Db } from '../../../../server/core/db/types';
import type { Keys } from '../../../../server/core/keys';
import { plusDays, type Day } from '../../../../server/core/day';
import { lessons, timetables } from '../../../../server/domains/courses/timetable/tables';
import { ensureLessonWindow } from '../../../../server/domains/courses/timetable/window';
import { shanghaiTime, today, type Clock } from '../../../../server/core/time';
import { findCourses } from '../courses/seed';
import { findTeachers } from './seed';

/** An interval long enough for a single lesson. */
const ONCE_DAYS = 36_500;
/** Upcoming; that of an official student was in the week before its first lesson of the subject. */
const DAYS_TO_COME = 2;
const DAYS_BEFORE = 4;

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
  const { wandouTrial, weiqi, weiqiTrial } = await findCourses(db);
  const { lin, zhou } = await findTeachers(db);
  for (const { userId, isOfficial, hasWeiqi } of await findChildren(db, keys, phones, weiqiTrial)) {
    if (isOfficial && !hasWeiqi) continue;
    const startsOn = isOfficial
      ? plusDays(await firstDay(db, userId, weiqi), -DAYS_BEFORE)
      : plusDays(today(clock), DAYS_TO_COME);
    const common = { userId, startsOn, everyDays: ONCE_DAYS };
    const rows: (typeof timetables.$inferInsert)[] = [];
    if (!isOfficial)
      rows.push({ ...common, time: '10:00', durationMinutes: 40, courseId: wandouTrial, teacherId: lin });
    if (hasWeiqi)
      rows.push({ ...common, time: '15:00', durationMinutes: 25, courseId: weiqiTrial, teacherId: zhou });
    const made = await db.insert(timetables).values(rows).returning();
    await ensureLessonWindow(db, clock, userId);
    if (isOfficial) for (const timetable of made) await storeHeld(db, timetable);
  }
}

/** Of the child's timetable of the course. */
async function firstDay(db: Db, userId: number, courseId: number): Promise<Day> {
  const [timetable] = await db
    .select({ startsOn: timetables.startsOn })
    .from(timetables)
    .where(and(eq(timetables.userId, userId), eq(timetables.courseId, courseId)));
  if (timetable === undefined) throw new Error('A trial was followed by no lesson');
  return timetable.startsOn;
}

/** Too long ago for the timetable to make it. */
async function storeHeld(db: Db, timetable: typeof timetables.$inferSelect): Promise<void> {
  const { courseId, durationMinutes, id: timetableId, startsOn, teacherId, time, userId } = timetable;
  const [chapter] = await db.select().from(courseChapters).where(eq(courseChapters.courseId, courseId));
  if (chapter === undefined) throw new Error('A trial has no chapter');
  const about = {
    chapterId: chapter.id,
    chapterName: chapterName(1, chapter.name),
    chapterPicture: chapter.picture,
  };
  await db.insert(lessons).values({
    ...{ userId, courseId, teacherId, timetableId, durationMinutes, ...about },
    ...{ startsAt: shanghaiTime(startsOn, time), attendance: 'joined' },
  });
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
