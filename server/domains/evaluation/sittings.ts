/** Stored sittings, and how an abandoned one ends at its deadline. */
import { and, asc, eq } from 'drizzle-orm';
import { SittingEnd, SittingState } from '../../../src/contract/evaluation/values';
import { Verdict } from '../../../src/contract/questions/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { Db } from '../../core/db/types';
import { BusinessError, type CallContext } from '../../core/http/handler';
import { addMillis, SECOND } from '../../core/time';
import type { Given } from './adaptive';
import { endSitting } from './end';
import { EVALUATION_MESSAGES } from './messages';
import { type SittingRow, type TurnRow, evaluationSittings, evaluationTurns } from './tables';
import { ownSittings } from './policies';
import { orNotFound } from '../../core/http/policy';
import { isAnswered } from './wire';

type Services = Pick<CallContext, 'db' | 'clock'>;

/** Grace period for answers sent in time but received after the deadline. */
export const GRACE_MS = 5 * SECOND;

export const unknownSitting = () =>
  new BusinessError(BACKEND_CODE.notFound, EVALUATION_MESSAGES.unknown, 404);

/** Locks the sitting until the end of the transaction. Another child's sitting is reported like a missing one. */
export async function lockSitting(tx: Db, userId: number, id: string): Promise<SittingRow> {
  const own = and(eq(evaluationSittings.id, id), ownSittings(userId));
  const [sitting] = await tx.select().from(evaluationSittings).where(own).for('update');
  return orNotFound(sitting, unknownSitting);
}

export const turnsOf = (db: Db, sittingId: string): Promise<TurnRow[]> =>
  db
    .select()
    .from(evaluationTurns)
    .where(eq(evaluationTurns.sittingId, sittingId))
    .orderBy(asc(evaluationTurns.position));

/** The deadline and the grace period are over. */
const isLapsed = ({ deadlineAt, state }: SittingRow, now: Date): boolean =>
  state === SittingState.begun && now > addMillis(deadlineAt, GRACE_MS);

/** The current row: ended at its deadline if that has passed. */
export async function currentSitting(
  { db, clock }: Services,
  userId: number,
  id: string,
): Promise<SittingRow> {
  return db.transaction(async (tx) => {
    const sitting = await lockSitting(tx, userId, id);
    if (!isLapsed(sitting, clock.now())) return sitting;
    return endSitting({ db: tx, clock }, sitting, { end: SittingEnd.timeOver, at: sitting.deadlineAt });
  });
}

/** Also ends the child's abandoned sittings. */
export async function endLapsed({ db, clock }: Services, userId: number): Promise<void> {
  const begun = and(ownSittings(userId), eq(evaluationSittings.state, SittingState.begun));
  const rows = await db.select().from(evaluationSittings).where(begun);
  for (const { id } of rows.filter((row) => isLapsed(row, clock.now())))
    await currentSitting({ db, clock }, userId, id);
}

/** The answers, in question order. */
export const givenOf = (turns: readonly TurnRow[]): Given[] =>
  turns.filter(isAnswered).map(({ ability, difficulty, questionId, verdict }) => ({
    id: questionId,
    ...{ ability, difficulty, isRight: verdict === Verdict.right },
  }));
