/** Learning events of a child, as their sources report them. */
import { CourseType, Subject } from '../../src/contract/courses/values';
import { LearningEventKind } from '../../src/contract/learning/values';
import { recordEvents, type NewEvent } from '../../server/domains/learning/events';
import { childRecordings } from '../../server/domains/growth/tables';
import { lessons, teachers } from '../../server/domains/courses/timetable/tables';
import { addMillis, MINUTE } from '../../server/core/time';
import { courseOf } from './courses';
import { storeFilm } from './films';
import { stored, type Child, type Fixture, type TestContext } from './test-context';

export const LESSON_MINUTES = 40;

export interface LessonFacts {
  readonly id: number;
  readonly at: Date;
  readonly subject?: Subject;
  readonly title?: string;
  /** Out of five questions. */
  readonly right?: number;
  /** Of the lesson's row, if any. */
  readonly lessonId?: number;
  /** When it was reported; default the lesson's start. */
  readonly reportedAt?: Date;
}

const QUESTIONS = 5;

/** A lesson attended: five questions, spoken twice, a good moment and the teacher's comment. */
export function eventsOfLesson({
  id,
  at,
  subject = Subject.wandou,
  title = '第1讲 找规律',
  right = 4,
  lessonId,
}: LessonFacts) {
  const ref = `lesson:${id}`;
  const base = { ref, subject, title, occurredAt: at, lessonId: lessonId ?? null };
  const answers = Array.from({ length: QUESTIONS }, (_, index): NewEvent => ({
    ...base,
    kind: LearningEventKind.answer,
    ref: `${ref}:${index + 1}`,
    amount: index < right ? 1 : 0,
    outOf: 1,
  }));
  const minutes = { amount: LESSON_MINUTES, outOf: LESSON_MINUTES, isOnTime: true };
  return [
    { ...base, ...minutes, kind: LearningEventKind.attended },
    ...answers,
    { ...base, kind: LearningEventKind.participation, amount: 2 },
    { ...base, kind: LearningEventKind.highlight, note: '一眼看出了规律' },
    { ...base, kind: LearningEventKind.comment, note: '今天很专注' },
  ] satisfies NewEvent[];
}

/** Reported at the lesson's end. */
export const attendedLessons =
  (...lessons: readonly LessonFacts[]): Fixture =>
  async ({ db }, { userId }) => {
    for (const lesson of lessons)
      await recordEvents(db, { now: () => lesson.reportedAt ?? lesson.at }, userId, eventsOfLesson(lesson));
  };

/** A recording of the child, ten minutes into the lesson. */
export const recordedIn =
  ({ at }: LessonFacts): Fixture =>
  async (testContext, { userId }) => {
    const filmId = await storeFilm(testContext, { isSound: true, seconds: 42 });
    const recordedAt = addMillis(at, 10 * MINUTE);
    await testContext.db.insert(childRecordings).values({ userId, filmId, title: '我的演讲', recordedAt });
  };

/** A trial lesson's row, for its events. */
export async function trialLesson(testContext: TestContext, { userId }: Child, at: Date): Promise<number> {
  const { db } = testContext;
  const courseId = await courseOf(testContext, 'wandou', { courseType: CourseType.trial });
  const [teacher] = await db.insert(teachers).values({ name: '林老师', avatar: 'x.svg' }).returning();
  const chapter = { chapterId: 1, chapterName: '试听课', chapterPicture: 'x.svg' };
  const lesson = { userId, courseId, teacherId: teacher?.id ?? 0, ...chapter, startsAt: at };
  return stored(
    await db
      .insert(lessons)
      .values({ ...lesson, durationMinutes: LESSON_MINUTES, attendance: 'joined' })
      .returning({ id: lessons.id }),
  ).id;
}
