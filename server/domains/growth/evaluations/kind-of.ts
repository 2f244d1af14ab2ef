import { Subject } from '../../../../src/contract/courses/values';
import { EvaluationKind } from '../../../../src/contract/evaluation/values';
import { ReportKind } from '../../../../src/contract/growth/values';
import type { TakenEvaluation } from './taken';

type Told = Pick<TakenEvaluation, 'id' | 'userId' | 'kind' | 'subject' | 'takenAt' | 'knowsAbilities'>;

/**
 * Which report an evaluation makes, among all that its child took (rule growth-60): of a topic an exploration the first time in its
 * subject, a report of the subject afterwards and after recorded lessons or live classes; of a level the rank in Go, otherwise the
 * grade, whose old form knew no abilities; of a phase what to repeat.
 */
export function reportKindOf(evaluation: Told, taken: readonly Told[]): ReportKind {
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

export const isSameSeries = (one: Told, other: Told): boolean =>
  one.userId === other.userId && one.kind === other.kind && one.subject === other.subject;

export const isBefore = (one: Told, other: Told): boolean =>
  one.takenAt < other.takenAt || (one.takenAt.getTime() === other.takenAt.getTime() && one.id < other.id);

const isFirst = (evaluation: Told, taken: readonly Told[]): boolean =>
  !taken.some((other) => isSameSeries(other, evaluation) && isBefore(other, evaluation));

/** The one of its kind and subject that came before it; of those with abilities where it has them. */
export const earlierOf = <T extends Told>(evaluation: T, taken: readonly T[]): T | undefined =>
  taken
    .filter((other) => isSameSeries(other, evaluation) && isBefore(other, evaluation))
    .filter((other) => other.knowsAbilities === evaluation.knowsAbilities)
    .reduce<T | undefined>(
      (newest, other) => (newest === undefined || isBefore(newest, other) ? other : newest),
      undefined,
    );

const REF = /^evaluation:([1-9]\d{0,14})$/;

export const refOf = (evaluationId: number): string => `evaluation:${evaluationId}`;

/** undefined for what names no evaluation. */
export function evaluationOfRef(ref: string): number | undefined {
  const [, found] = REF.exec(ref) ?? [];
  return found === undefined ? undefined : Number(found);
}
