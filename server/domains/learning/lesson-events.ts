/** The learning event of a lesson: exactly one of attended, absent and leave. */
import type { Subject } from '../../../src/contract/courses/values';
import { LearningEventKind } from '../../../src/contract/learning/values';
import type { Db } from '../../core/db/types';
import type { lessons } from '../courses/timetable/tables';
import { MINUTE, type Clock } from '../../core/time';
import { forgetEvents, recordEvents, type NewEvent } from './events';

type Lesson = Pick<
  typeof lessons.$inferSelect,
  'id' | 'userId' | 'chapterName' | 'startsAt' | 'durationMinutes'
>;

/** Entering within these minutes counts as on time (assumed). */
const GRACE_MINUTES = 3;

const { attended, absent, leave } = LearningEventKind;

export const lessonRef = (lessonId: number): string => `lesson:${lessonId}`;

/** The child entered now, and is assumed to stay. If the lesson is already over, the report was late and the entry time is unknown. */
export async function recordAttended(db: Db, clock: Clock, lesson: Lesson, subject: Subject | null) {
  const now = clock.now();
  const minutesLate = Math.max(0, now.getTime() - lesson.startsAt.getTime()) / MINUTE;
  const isKnown = minutesLate < lesson.durationMinutes;
  await forgetEvents(db, lesson.userId, [absent, leave], [lessonRef(lesson.id)]);
  await recordEvents(db, clock, lesson.userId, [
    {
      ...eventOf(lesson, subject),
      kind: attended,
      amount: lesson.durationMinutes - (isKnown ? Math.floor(minutesLate) : 0),
      isOnTime: isKnown ? minutesLate <= GRACE_MINUTES : null,
    },
  ]);
}

/** Dated by the lesson, not by the request. */
export const recordLeave = (db: Db, clock: Clock, lesson: Lesson, subject: Subject | null): Promise<void> =>
  recordEvents(db, clock, lesson.userId, [{ ...eventOf(lesson, subject), kind: leave }]);

export const forgetLeave = (db: Db, userId: number, lessonId: number): Promise<void> =>
  forgetEvents(db, userId, [leave], [lessonRef(lessonId)]);

const eventOf = (lesson: Lesson, subject: Subject | null): Omit<NewEvent, 'kind'> => ({
  ref: lessonRef(lesson.id),
  subject,
  lessonId: lesson.id,
  title: lesson.chapterName,
  occurredAt: lesson.startsAt,
  outOf: lesson.durationMinutes,
});
