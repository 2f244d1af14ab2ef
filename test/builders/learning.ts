/** What a child learned: events, as those who see them tell them. */
import { Subject } from '../../src/contract/courses/values';
import { LearningEventKind } from '../../src/contract/growth/values';
import { recordEvents, type NewEvent } from '../../server/growth/events';
import type { Gift } from './ground';

export const LESSON_MINUTES = 40;

export interface LessonTold {
  readonly id: number;
  readonly at: Date;
  readonly subject?: Subject;
  readonly title?: string;
  /** Of five questions. */
  readonly right?: number;
}

const QUESTIONS = 5;

/** A lesson that the child attended: five questions, twice spoken, a good moment and the teacher's words. */
export function eventsOfLesson({
  id,
  at,
  subject = Subject.wandou,
  title = '第1讲 找规律',
  right = 4,
}: LessonTold) {
  const ref = `lesson:${id}`;
  const base = { ref, subject, title, occurredAt: at };
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

/** Told when they are over, as it is. */
export const attendedLessons =
  (...lessons: readonly LessonTold[]): Gift =>
  async ({ db }, { userId }) => {
    for (const lesson of lessons)
      await recordEvents(db, { now: () => lesson.at }, userId, eventsOfLesson(lesson));
  };
