/** Live classes: a course's timetable, from which the backend generates lessons. */
import { and, eq, lt } from 'drizzle-orm';
import type { SubjectName } from '../../src/contract/courses/values';
import { plusDays } from '../../server/core/day';
import { lessons, teachers, timetables } from '../../server/domains/courses/timetable/tables';
import { ensureLessonWindow } from '../../server/domains/courses/timetable/window';
import { startOfDay, today } from '../../server/core/time';
import { courseOf, enrolledIn } from './courses';
import { stored, type Fixture, type TestContext } from './test-context';

export interface ClassDetails {
  /** 'HH:mm'. */
  readonly time: string;
  readonly everyDays?: number;
  /** Days from today to the first day with this class. */
  readonly offset?: number;
  readonly minutes?: number;
}

/** Lessons held and attended before. */
const LESSONS_HELD = 16;

/** Default: a class every day, with the child enrolled. */
export const classOf =
  (
    subject: SubjectName,
    { time, everyDays = 1, offset = 0, minutes: durationMinutes = 40 }: ClassDetails,
  ): Fixture =>
  async (testContext, child) => {
    const { db, clock } = testContext;
    await enrolledIn(subject)(testContext, child);
    const timetable = {
      userId: child.userId,
      courseId: await courseOf(testContext, subject),
      teacherId: await teacherOf(testContext),
      startsOn: plusDays(today(clock), offset - LESSONS_HELD * everyDays),
      ...{ time, everyDays, durationMinutes },
    };
    const { id } = stored(await db.insert(timetables).values(timetable).returning({ id: timetables.id }));
    await ensureLessonWindow(db, clock, child.userId);
    const held = and(eq(lessons.timetableId, id), lt(lessons.startsAt, startOfDay(clock.now())));
    await db.update(lessons).set({ attendance: 'joined' }).where(held);
  };

async function teacherOf({ db }: TestContext): Promise<number> {
  const [known] = await db.select({ id: teachers.id }).from(teachers).limit(1);
  if (known !== undefined) return known.id;
  return stored(
    await db.insert(teachers).values({ name: '林老师', avatar: 'x.svg' }).returning({ id: teachers.id }),
  ).id;
}
