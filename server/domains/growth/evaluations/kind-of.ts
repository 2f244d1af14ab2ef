import { Subject } from '../../../../src/contract/courses/values';
import { EvaluationKind } from '../../../../src/contract/evaluation/values';
import { ReportKind } from '../../../../src/contract/growth/values';
import type { TakenEvaluation } from './taken';

type KindFields = Pick<TakenEvaluation, 'id' | 'userId' | 'kind' | 'subject' | 'takenAt' | 'knowsAbilities'>;

/**
 * The report kind of an evaluation, given all evaluations of the child. topic: explore for the first one of its
 * subject, then subject. recorded and live: subject. level: rank for Go, otherwise gradeNew, or grade for the old form without
 * abilities. phase: review.
 */
export function reportKindOf(evaluation: KindFields, taken: readonly KindFields[]): ReportKind {
  switch (evaluation.kind) {
    case EvaluationKind.topic:
      return isFirst(evaluation, taken) ? ReportKind.explore : ReportKind.subject;
    case EvaluationKind.level:
      if (evaluation.subject === Subject.weiqi) return ReportKind.rank;
      return evaluation.knowsAbilities ? ReportKind.gradeNew : ReportKind.grade;
    case EvaluationKind.phase:
      return ReportKind.review;
    case EvaluationKind.recorded:
    case EvaluationKind.live:
      return ReportKind.subject;
  }
}

export const isSameSeries = (one: KindFields, other: KindFields): boolean =>
  one.userId === other.userId && one.kind === other.kind && one.subject === other.subject;

export const isBefore = (one: KindFields, other: KindFields): boolean =>
  one.takenAt < other.takenAt || (one.takenAt.getTime() === other.takenAt.getTime() && one.id < other.id);

const isFirst = (evaluation: KindFields, taken: readonly KindFields[]): boolean =>
  !taken.some((other) => isSameSeries(other, evaluation) && isBefore(other, evaluation));

/** The previous one of the same kind and subject, and alike with or without abilities. */
export const earlierOf = <T extends KindFields>(evaluation: T, taken: readonly T[]): T | undefined =>
  taken
    .filter((other) => isSameSeries(other, evaluation) && isBefore(other, evaluation))
    .filter((other) => other.knowsAbilities === evaluation.knowsAbilities)
    .reduce<T | undefined>(
      (newest, other) => (newest === undefined || isBefore(newest, other) ? other : newest),
      undefined,
    );

const REF = /^evaluation:([1-9]\d{0,14})$/;

export const refOf = (evaluationId: number): string => `evaluation:${evaluationId}`;

/** undefined if the ref names no evaluation. */
export function evaluationOfRef(ref: string): number | undefined {
  const [, found] = REF.exec(ref) ?? [];
  return found === undefined ? undefined : Number(found);
}
