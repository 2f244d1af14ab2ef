/** Learning events. */
import type { ValueOf } from '../wire';

/**
 * Kinds of events. Each has a subject where applicable, and `amount` of `outOf` in the unit noted below. Written by the
 * domain where it happens (server/domains/learning/events.ts); all figures are computed from these.
 */
export const LearningEventKind = {
  /** An attended lesson: minutes present, of the lesson's minutes; on time or not. */
  attended: 'attended',
  /** A lesson not attended, without and with leave. */
  absent: 'absent',
  leave: 'leave',
  /** A question in class: 1 or 0 right, of 1; with its knowledge point. */
  answer: 'answer',
  /** How often the child spoke or raised its hand in class. */
  participation: 'participation',
  /** A highlight noted by the teacher: `note`. */
  highlight: 'highlight',
  /** The teacher's comment after a class: `note`. */
  comment: 'comment',
  /** Homework given, and, under the same ref, homework handed in: points of 100; on time or not. */
  homeworkGiven: 'homeworkGiven',
  homework: 'homework',
  /** A day with a check-in. */
  checkIn: 'checkIn',
  /** A film, replay or story watched to the end: its length in seconds. */
  film: 'film',
  /** An evaluation: points of the maximum. The answers are stored by the evaluation. */
  evaluation: 'evaluation',
} as const;
export type LearningEventKind = ValueOf<typeof LearningEventKind>;
