/** Courses with enrolled children and their homework. A course is stored on first use. */
import { and, eq } from 'drizzle-orm';
import {
  CourseType,
  Subject,
  type CourseAudience,
  type SubjectName,
} from '../../src/contract/courses/values';
import { courseChapters, courses, enrollments } from '../../server/domains/courses/tables';
import { HomeworkState } from '../../src/contract/homework/values';
import { homework } from '../../server/domains/homework/tables';
import { addDays } from '../../server/core/time';
import { stored, type Fixture, type TestContext } from './test-context';

export interface CourseDetails {
  readonly courseType?: CourseType;
  readonly audience?: CourseAudience;
}

const CHAPTERS = 12;

/** Id of the subject's course of that type; default live. */
export async function courseOf(
  { db }: TestContext,
  subject: SubjectName,
  { courseType = CourseType.live, audience = 'enrolled' }: CourseDetails = {},
): Promise<number> {
  const key = { subject: Subject[subject], courseType, audience };
  const same = and(
    eq(courses.subject, key.subject),
    eq(courses.courseType, courseType),
    eq(courses.audience, audience),
  );
  const [known] = await db.select({ id: courses.id }).from(courses).where(same).limit(1);
  if (known !== undefined) return known.id;
  const course = { ...key, name: `${subject}课程`, picture: 'x.svg', courseNum: CHAPTERS };
  const { id } = stored(await db.insert(courses).values(course).returning({ id: courses.id }));
  const chapters = Array.from({ length: CHAPTERS }, (_, index) => ({
    courseId: id,
    position: index + 1,
    name: `章节${index + 1}`,
    picture: 'x.svg',
  }));
  await db.insert(courseChapters).values(chapters);
  return id;
}

export const enrolledIn =
  (subject: SubjectName, details?: CourseDetails): Fixture =>
  async (testContext, { userId }) => {
    const courseId = await courseOf(testContext, subject, details);
    const enrolledAt = addDays(testContext.clock.now(), -90);
    await testContext.db.insert(enrollments).values({ userId, courseId, enrolledAt }).onConflictDoNothing();
  };

/** Homework of the subject's course, given yesterday. */
export const tasksOf =
  (
    subject: SubjectName,
    { undone = 0, done = 0 }: { readonly undone?: number; readonly done?: number },
  ): Fixture =>
  async (testContext, { userId }) => {
    const courseId = await courseOf(testContext, subject);
    const assignedAt = addDays(testContext.clock.now(), -1);
    const rows = Array.from({ length: undone + done }, (_, index) => {
      const state = index < undone ? HomeworkState.todo : HomeworkState.done;
      return { userId, courseId, title: `作业${index + 1}`, assignedAt, state };
    });
    if (rows.length > 0) await testContext.db.insert(homework).values(rows);
  };
