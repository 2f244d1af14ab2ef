/** Events of learning. */
import type { ValueOf } from '../wire';

/**
 * What a child did. Each has a subject where it is about one, and `amount` of `outOf` in the unit that stands beside it.
 * Whoever sees it happen writes it (server/domains/learning/events.ts); figures are only ever computed from these.
 */
export const LearningEventKind = {
  /** A lesson that the child attended: minutes that it was there, of the lesson's minutes; on time or not. */
  attended: 'attended',
  /** A lesson that it did not attend, and one with leave. */
  absent: 'absent',
  leave: 'leave',
  /** A question in class: 1 or 0 right, of 1; with its knowledge point. */
  answer: 'answer',
  /** Took part in class: how often it spoke or raised its hand. */
  participation: 'participation',
  /** What the teacher noted as a good moment: `note`. */
  highlight: 'highlight',
  /** The teacher's words after a class: `note`. */
  comment: 'comment',
  /** Homework that was given, and, under the same ref, homework that was handed in: points of 100; on time or not. */
  homeworkGiven: 'homeworkGiven',
  homework: 'homework',
  /** A day that was checked in. */
  checkIn: 'checkIn',
  /** A film, replay or story that was watched to its end: seconds of its length. */
  film: 'film',
  /** An evaluation that was taken: points of what could be had. Its answers are the evaluation's own. */
  evaluation: 'evaluation',
} as const;
export type LearningEventKind = ValueOf<typeof LearningEventKind>;
