/** Sittings as they are kept, and how one that nobody looked at ends with its time. */
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
import { found } from '../../core/http/policy';
import { isAnswered } from './wire';

type Services = Pick<CallContext, 'db' | 'clock'>;

/** An answer that was given in time and was under way is taken, rule evaluation-31. */
export const GRACE_MS = 5 * SECOND;

export const unknownSitting = () =>
  new BusinessError(BACKEND_CODE.notFound, EVALUATION_MESSAGES.unknown, 404);

/** Another child's is as unknown as one that there is not. Nobody else changes it before the transaction is over. */
export async function lockSitting(tx: Db, userId: number, id: string): Promise<SittingRow> {
  const own = and(eq(evaluationSittings.id, id), ownSittings(userId));
  const [sitting] = await tx.select().from(evaluationSittings).where(own).for('update');
  return found(sitting, unknownSitting);
}

export const turnsOf = (db: Db, sittingId: string): Promise<TurnRow[]> =>
  db
    .select()
    .from(evaluationTurns)
    .where(eq(evaluationTurns.sittingId, sittingId))
    .orderBy(asc(evaluationTurns.position));

/** Its time is over, and whatever was under way would be here. */
const isLapsed = ({ deadlineAt, state }: SittingRow, now: Date): boolean =>
  state === SittingState.begun && now > addMillis(deadlineAt, GRACE_MS);

/** As it is now: ended at its deadline where that has passed. */
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

/** Those of a child that were forgotten end as well. */
export async function endLapsed({ db, clock }: Services, userId: number): Promise<void> {
  const begun = and(ownSittings(userId), eq(evaluationSittings.state, SittingState.begun));
  const rows = await db.select().from(evaluationSittings).where(begun);
  for (const { id } of rows.filter((row) => isLapsed(row, clock.now())))
    await currentSitting({ db, clock }, userId, id);
}

/** What was answered, in the order in which it was asked. */
export const givenOf = (turns: readonly TurnRow[]): Given[] =>
  turns.filter(isAnswered).map(({ ability, difficulty, questionId, verdict }) => ({
    id: questionId,
    ...{ ability, difficulty, isRight: verdict === Verdict.right },
  }));
