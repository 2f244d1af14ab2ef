/** Statistics of one lesson, from a child's events. */
import { LearningEventKind as Kind } from '../../../../src/contract/learning/values';
import { addMillis, MINUTE } from '../../../core/time';
import type { LearningEvent } from '../../learning/events';
import type { RecordingOf } from './facts';

export interface LessonFacts {
  readonly answers: readonly LearningEvent[];
  readonly right: number;
  readonly asked: number;
  readonly participations: number;
  readonly highlights: readonly LearningEvent[];
  readonly comments: readonly LearningEvent[];
}

/** Same ref as the lesson, or a sub-ref: 'lesson:700001:3'. */
const belongsTo = (lesson: LearningEvent) => (event: LearningEvent) =>
  event.ref === lesson.ref || event.ref.startsWith(`${lesson.ref}:`);

const sum = (events: readonly LearningEvent[], of: 'amount' | 'outOf') =>
  events.reduce((total, event) => total + event[of], 0);

export function factsOf(lesson: LearningEvent, events: readonly LearningEvent[]): LessonFacts {
  const own = events.filter(belongsTo(lesson));
  const of = (kind: Kind) => own.filter((event) => event.kind === kind);
  const answers = of(Kind.answer);
  return {
    answers,
    right: sum(answers, 'amount'),
    asked: sum(answers, 'outOf'),
    participations: sum(of(Kind.participation), 'amount'),
    highlights: of(Kind.highlight),
    comments: of(Kind.comment),
  };
}

/** Attended lessons up to this one, oldest first. */
export const lessonsUpTo = (lesson: LearningEvent, events: readonly LearningEvent[]): LearningEvent[] =>
  events.filter(({ kind, occurredAt }) => kind === Kind.attended && occurredAt <= lesson.occurredAt);

/** A recording may outlive its lesson row; then it is matched by time. */
export const isOfLesson = ({ lessonId, recordedAt }: RecordingOf, lesson: LearningEvent): boolean =>
  (lessonId !== null && lessonId === lesson.lessonId) ||
  (recordedAt >= lesson.occurredAt &&
    recordedAt <= addMillis(lesson.occurredAt, (lesson.outOf + 1) * MINUTE));
