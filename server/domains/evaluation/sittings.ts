/** Sittings as they are kept, and how one that nobody looked at ends with its time. */
import { and, asc, eq } from 'drizzle-orm';
import type { Sitting as Told } from '../../../src/contract/evaluation/schema';
import { MOST_QUESTIONS, SittingEnd, SittingState } from '../../../src/contract/evaluation/values';
import { Verdict } from '../../../src/contract/questions/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { Db } from '../../core/db/types';
import { BusinessError, type CallContext } from '../../core/http/handler';
import { addMillis, SECOND } from '../../core/time';
import type { Given } from './adaptive';
import { endSitting } from './end';
import { EVALUATION_MESSAGES } from './messages';
import type { SittingRow, TurnRow } from './rows';
import { evaluationSittings, evaluationTurns } from './tables';

type Services = Pick<CallContext, 'db' | 'clock'>;

/** An answer that was given in time and was under way is taken, rule evaluation-31. */
export const GRACE_MS = 5 * SECOND;

export const unknownSitting = () =>
  new BusinessError(BACKEND_CODE.notFound, EVALUATION_MESSAGES.unknown, 404);

/** Another child's is as unknown as one that there is not. Nobody else changes it before the transaction is over. */
export async function lockSitting(tx: Db, userId: number, id: string): Promise<SittingRow> {
  const own = and(eq(evaluationSittings.id, id), eq(evaluationSittings.userId, userId));
  const [found] = await tx.select().from(evaluationSittings).where(own).for('update');
  if (found === undefined) throw unknownSitting();
  return found;
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
  const begun = and(eq(evaluationSittings.userId, userId), eq(evaluationSittings.state, SittingState.begun));
  const rows = await db.select().from(evaluationSittings).where(begun);
  for (const { id } of rows.filter((row) => isLapsed(row, clock.now())))
    await currentSitting({ db, clock }, userId, id);
}

export const isAnswered = ({ answeredAt }: TurnRow): boolean => answeredAt !== null;

/** What was answered, in the order in which it was asked. */
export const givenOf = (turns: readonly TurnRow[]): Given[] =>
  turns.filter(isAnswered).map(({ ability, difficulty, questionId, verdict }) => ({
    id: questionId,
    ...{ ability, difficulty, isRight: verdict === Verdict.right },
  }));

export function shownSitting(sitting: SittingRow, turns: readonly TurnRow[], now: Date): Told {
  const { age, childName, deadlineAt, end, form, id, startedAt, state, subject, title } = sitting;
  const left = state === SittingState.over ? 0 : deadlineAt.getTime() - now.getTime();
  return {
    ...{ id, form, subject, title, childName, age, state, end },
    startedAt: startedAt.getTime(),
    deadlineAt: deadlineAt.getTime(),
    leftMs: Math.max(0, left),
    answered: turns.filter(isAnswered).length,
    most: MOST_QUESTIONS,
  };
}
