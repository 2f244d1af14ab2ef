/** Events for tests of the statistics: with given details, and arbitrary ones. */
import fc from 'fast-check';
import { Subject } from '../../../src/contract/courses/values';
import { LearningEventKind } from '../../../src/contract/learning/values';
import type { LearningEvent } from '../../../server/domains/learning/events';
import type { KnowledgePoint } from '../../../server/domains/growth/statistics/types';
import { shanghaiTime } from '../../../server/core/time';

const point = (id: number, subject: Subject, ability: string): KnowledgePoint => ({
  ...{ id, subject, ability, position: id },
  name: `知识点${id}`,
});

export const POINTS: readonly KnowledgePoint[] = [
  point(1, Subject.wandou, '逻辑推理'),
  point(2, Subject.wandou, '图形空间'),
  point(3, Subject.wandou, '数感'),
  point(4, Subject.math, '数感'),
  point(5, Subject.math, ''),
];

/** Default: on 10 October 2026 at noon, of one subject. */
export const happened = (kind: LearningEventKind, details: Partial<LearningEvent> = {}): LearningEvent => ({
  ...{ kind, ref: `${kind}:${details.occurredAt?.toISOString() ?? ''}`, subject: Subject.wandou },
  ...{ lessonId: null, knowledgeId: null, title: '', note: '', amount: 0, outOf: 0, isOnTime: null },
  occurredAt: shanghaiTime('2026-10-10', '12:00'),
  ...details,
});

const { checkIn, answer } = LearningEventKind;

const anyEvent: fc.Arbitrary<LearningEvent> = fc
  .record({
    kind: fc.constantFrom(...Object.values(LearningEventKind)),
    ref: fc.nat(60).map((number) => `lesson:${number}`),
    subject: fc.constantFrom(Subject.wandou, Subject.math),
    knowledgeId: fc.constantFrom(1, 2, 3, 4, 5, 99),
    title: fc.constantFrom('', '第2讲 找规律'),
    note: fc.constantFrom('', '说得很完整'),
    occurredAt: fc.date({
      min: new Date('2026-09-20T00:00:00Z'),
      max: new Date('2026-11-10T00:00:00Z'),
      noInvalidDate: true,
    }),
    amount: fc.nat(50),
    isOnTime: fc.constantFrom(true, false, null),
  })
  .map((event) => ({
    ...event,
    lessonId: null,
    subject: event.kind === checkIn ? null : event.subject,
    knowledgeId: event.kind === answer ? event.knowledgeId : null,
    amount: event.kind === answer ? event.amount % 2 : event.amount,
    outOf: event.kind === answer ? 1 : 50,
  }));

/** Satisfies the database's constraints: unique by kind and ref; all events of a ref are reported at the same moment. */
export const manyEvents: fc.Arbitrary<LearningEvent[]> = fc
  .uniqueArray(anyEvent, { selector: ({ kind, ref }) => `${kind} ${ref}`, maxLength: 80 })
  .map((events) => {
    const moments = new Map(events.map(({ ref, occurredAt, subject }) => [ref, { occurredAt, subject }]));
    return events.map((event) => ({
      ...event,
      occurredAt: moments.get(event.ref)?.occurredAt ?? event.occurredAt,
    }));
  });
