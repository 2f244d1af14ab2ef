/** Bookable times of a course, generated from a plan by the backend. */
import { asc, eq } from 'drizzle-orm';
import type { SubjectName } from '../../src/contract/courses/values';
import { bookingPlans, bookingTimes } from '../../server/domains/lessons/booking/tables';
import { ensureBookingTimes } from '../../server/domains/lessons/booking/times';
import { chapterContents, chapterPreparations } from '../../server/domains/lessons/content/tables';
import { teachers } from '../../server/domains/courses/timetable/tables';
import { today } from '../../server/core/time';
import { courseOf, type CourseDetails } from './courses';
import { stored, type TestContext } from './test-context';

export interface BookingDetails {
  /** 'HH:mm'. */
  readonly time: string;
  readonly seats?: number;
  readonly everyDays?: number;
  readonly course?: CourseDetails;
}

/** Ids of a new plan's times, next one first. */
export async function timesToBook(
  testContext: TestContext,
  subject: SubjectName,
  { time, seats = 4, everyDays = 1, course }: BookingDetails,
): Promise<readonly number[]> {
  const { db, clock } = testContext;
  const courseId = await courseOf(testContext, subject, course);
  const [known] = await db.select({ id: teachers.id }).from(teachers).limit(1);
  const row = { name: '林老师', avatar: 'x.svg' };
  const teacherId = known?.id ?? stored(await db.insert(teachers).values(row).returning()).id;
  const plan = { courseId, teacherId, startsOn: today(clock), durationMinutes: 40, time, seats, everyDays };
  const { id } = stored(await db.insert(bookingPlans).values(plan).returning({ id: bookingPlans.id }));
  await ensureBookingTimes(db, clock);
  const made = await db
    .select({ id: bookingTimes.id })
    .from(bookingTimes)
    .where(eq(bookingTimes.planId, id))
    .orderBy(asc(bookingTimes.startsAt));
  return made.map((one) => one.id);
}

/** A chapter's content, and two items to prepare. */
export async function contentOf({ db }: TestContext, chapterId: number): Promise<void> {
  await db.insert(chapterContents).values({
    chapterId,
    goals: ['会找规律'],
    steps: [{ title: '热身', minutes: 5, text: '拍一拍' }],
    keyPoints: [{ title: '一组', text: '不断重复的那一段' }],
    tips: ['散步时一起看看地砖'],
  });
  await db.insert(chapterPreparations).values([
    { chapterId, position: 1, text: '铅笔' },
    { chapterId, position: 2, text: '白纸' },
  ]);
}
