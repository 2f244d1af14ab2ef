/** Example of a trial-lesson report, for parents without one; generated like any report, from fictitious events. */
import { Subject } from '../../../../src/contract/courses/values';
import type { Report } from '../../../../src/contract/growth/report.schema';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { addMillis, DAY, formatDate, formatDateTime, MINUTE, type Clock } from '../../../core/time';
import { daysUpTo, spanBefore } from '../statistics/span';
import type { LearningEvent } from '../../learning/events';
import type { KnowledgePoint } from '../statistics/types';
import { contentOf } from './event-kind';
import { demo } from './event-kinds';
import { inputOf } from './event-input';
import { EXAMPLE } from './messages';

const REF = 'lesson:0';
const MINUTES = 40;
const ANSWERED = [1, 1, 0, 1, 1] as const;
const SPOKE = 4;
const DAYS = 30;

function eventsAt(occurredAt: Date): readonly [LearningEvent, ...LearningEvent[]] {
  const base: LearningEvent = {
    ...{ kind: LearningEventKind.attended, ref: REF, subject: Subject.wandou, lessonId: null },
    ...{ knowledgeId: null, title: EXAMPLE.lesson, occurredAt, amount: MINUTES, outOf: MINUTES },
    ...{ isOnTime: true, note: '' },
  };
  const inLesson = (kind: LearningEventKind, more: Partial<LearningEvent>): LearningEvent => ({
    ...base,
    ...{ kind, amount: 0, outOf: 0, isOnTime: null },
    ...more,
  });
  return [
    base,
    ...ANSWERED.map((right, index) =>
      inLesson(LearningEventKind.answer, { ref: `${REF}:${index + 1}`, amount: right, outOf: 1 }),
    ),
    inLesson(LearningEventKind.participation, { amount: SPOKE }),
    inLesson(LearningEventKind.highlight, { note: EXAMPLE.highlight }),
    inLesson(LearningEventKind.comment, { note: EXAMPLE.comment }),
  ];
}

const NO_POINTS: readonly KnowledgePoint[] = [];

export function exampleReport(clock: Clock): Report {
  const now = clock.now();
  const known = eventsAt(addMillis(now, -DAY - MINUTES * MINUTE));
  const [lesson] = known;
  const day = formatDate(lesson.occurredAt);
  const span = daysUpTo(day, DAYS);
  const topic = {
    ...{ shown: { from: day, to: day }, now: span, before: spanBefore(span) },
    ...{ subject: lesson.subject, lesson, number: 0 },
  };
  const input = inputOf({ child: EXAMPLE.child, topic, known, points: NO_POINTS });
  const teacher = { userId: 0, subject: Subject.wandou, name: EXAMPLE.teacher, avatar: '' };
  const { title, sentence } = EXAMPLE;
  return {
    ...contentOf(demo, { ...input, recordings: [], teacher }),
    ...{ id: 0, title, sentence, avatar: '', isRead: true, isExample: true },
    releasedAt: formatDateTime(now),
  };
}
