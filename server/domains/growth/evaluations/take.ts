import type { EvaluationKind } from '../../../../src/contract/evaluation/values';
import type { Subject } from '../../../../src/contract/courses/values';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import type { Db } from '../../../core/db/types';
import { takenBy } from './taken';
import { evaluationAnswers, evaluations } from './tables';
import type { Clock } from '../../../core/time';
import { recordEvents } from '../../learning/events';
import { orderReports } from '../report-kinds/order';
import { refOf, reportKindOf } from './kind-of';

export type NewAnswer = Omit<typeof evaluationAnswers.$inferInsert, 'id' | 'evaluationId' | 'position'>;

export interface NewEvaluation {
  readonly kind: EvaluationKind;
  readonly subject: Subject;
  readonly title: string;
  readonly step?: string;
  readonly takenAt: Date;
  readonly seconds?: number;
  readonly comment?: string;
  /** In question order. */
  readonly answers: readonly NewAnswer[];
}

/**
 * Stores an evaluation in one transaction: its answers, the learning event and the report order. The report is due at once, since
 * all answers are known.
 */
export async function takeEvaluation(
  db: Db,
  clock: Clock,
  userId: number,
  { answers, ...rest }: NewEvaluation,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(evaluations)
      .values({ ...rest, userId })
      .returning({ id: evaluations.id });
    if (made === undefined) throw new Error('The evaluation was not stored');
    const { id } = made;
    if (answers.length === 0) return id;
    const rows = answers.map((answer, index) => ({ ...answer, evaluationId: id, position: index + 1 }));
    await tx.insert(evaluationAnswers).values(rows);
    await recordEvents(tx, clock, userId, [
      {
        kind: LearningEventKind.evaluation,
        ref: refOf(id),
        subject: rest.subject,
        title: rest.title,
        occurredAt: rest.takenAt,
        amount: answers.filter(({ isRight }) => isRight).length,
        outOf: answers.length,
      },
    ]);
    await order(tx, userId, id, rest.takenAt);
    return id;
  });
}

async function order(db: Db, userId: number, evaluationId: number, takenAt: Date): Promise<void> {
  const taken = await takenBy(db, [userId], takenAt);
  const evaluation = taken.find(({ id }) => id === evaluationId);
  if (evaluation === undefined) throw new Error('The evaluation is not there');
  const kind = reportKindOf(evaluation, taken);
  await orderReports(db, [{ userId, kind, ref: refOf(evaluationId), dueAt: takenAt }]);
}
