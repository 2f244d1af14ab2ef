/** A sitting from start to end, used by the calls and by the demo with its own clock. */
import { and, eq } from 'drizzle-orm';
import {
  EVALUATION_CODE,
  SITTING_ID_LENGTH,
  SittingEnd,
  SittingState,
} from '../../../src/contract/evaluation/values';
import type { evaluationCalls } from '../../../src/contract/evaluation/calls';
import type { RequestOf } from '../../../src/contract/define';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { Db } from '../../core/db/types';
import { badInput, BusinessError, type CallContext } from '../../core/http/handler';
import { questionsByIds } from '../questions/bank';
import { checkAnswer, isEmptyAnswer, shapeMismatchOf } from '../questions/engine';
import { addMillis, MINUTE } from '../../core/time';
import { nextQuestion, startOf } from './adaptive';
import { endSitting } from './end';
import { poolOf } from './forms';
import { EVALUATION_MESSAGES } from './messages';
import { currentSitting, givenOf, lockSitting, turnsOf } from './sittings';
import { evaluationSittings, evaluationTurns, type SittingRow } from './tables';
import { ownSittings } from './policies';
import { isAnswered } from './wire';

const ID_BYTES = 16;
const SEEDS = 2 ** 31 - 1;

type Timed = Pick<CallContext, 'db' | 'clock'>;
type Services = Timed & Pick<CallContext, 'random'>;

interface Beginning extends Pick<SittingRow, 'userId' | 'form' | 'subject' | 'title' | 'age' | 'childName'> {
  readonly minutes: number;
}

/** A double tap or another device continues the sitting in progress. */
export async function openSitting(
  { clock, db, random }: Services,
  { minutes, ...rest }: Beginning,
): Promise<SittingRow> {
  const startedAt = clock.now();
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(evaluationSittings)
      .values({
        ...rest,
        id: random.bytes(ID_BYTES).toString('base64url').slice(0, SITTING_ID_LENGTH),
        seed: random.int(0, SEEDS),
        startedAt,
        deadlineAt: addMillis(startedAt, minutes * MINUTE),
      })
      .onConflictDoNothing()
      .returning();
    if (made !== undefined) return askNext({ db: tx, clock }, made);
    const begun = await begunSitting(tx, rest);
    if (begun === undefined) throw new Error('A sitting that is in the way is gone');
    return begun;
  });
}

/** undefined: a new one would begin. */
export async function begunSitting(db: Db, key: Parameters<typeof isBegun>[0]) {
  const [begun] = await db.select().from(evaluationSittings).where(isBegun(key));
  return begun;
}

const isBegun = ({ form, subject, userId }: Pick<SittingRow, 'userId' | 'form' | 'subject'>) =>
  and(
    ownSittings(userId),
    eq(evaluationSittings.form, form),
    eq(evaluationSittings.subject, subject),
    eq(evaluationSittings.state, SittingState.begun),
  );

type AnswerRequest = RequestOf<(typeof evaluationCalls)['answerEvaluation']>;

export async function answerSitting(
  { clock, db }: Timed,
  userId: number,
  request: AnswerRequest,
): Promise<SittingRow> {
  await currentSitting({ db, clock }, userId, request.sittingId);
  return db.transaction(async (tx) => {
    const locked = await lockSitting(tx, userId, request.sittingId);
    const services = { db: tx, clock };
    return (await take(services, locked, request)) ? askNext(services, locked) : locked;
  });
}

/** false: the position is already answered; the first answer is kept. */
async function take(
  { clock, db }: Timed,
  { id, state }: SittingRow,
  { answer, position, questionId }: AnswerRequest,
): Promise<boolean> {
  const turn = (await turnsOf(db, id)).find((asked) => asked.position === position);
  const isThis = turn?.questionId === questionId;
  if (turn !== undefined && isThis && isAnswered(turn)) return false;
  if (state === SittingState.over) throw new BusinessError(EVALUATION_CODE.over, EVALUATION_MESSAGES.over);
  if (!isThis) throw new BusinessError(BACKEND_CODE.conflict, EVALUATION_MESSAGES.notThisQuestion);
  const [row] = await questionsByIds(db, [questionId]);
  if (row === undefined) throw new Error('A question that was asked is gone');
  const isPassed = answer.kind === row.kind && isEmptyAnswer(answer);
  if (!isPassed && shapeMismatchOf(row, answer) !== null)
    throw badInput('answer', EVALUATION_MESSAGES.shapeMismatch);
  const { verdict } = checkAnswer(row, answer);
  await db
    .update(evaluationTurns)
    .set({ answer, verdict, answeredAt: clock.now() })
    .where(and(eq(evaluationTurns.sittingId, id), eq(evaluationTurns.position, position)));
  return true;
}

/** Asks the next question, or ends the sitting if none is left. */
async function askNext({ clock, db }: Timed, sitting: SittingRow): Promise<SittingRow> {
  const now = clock.now();
  const services = { db, clock };
  // Within the grace period after the deadline: that was the last answer.
  if (now >= sitting.deadlineAt)
    return endSitting(services, sitting, { end: SittingEnd.timeOver, at: sitting.deadlineAt });
  const turns = await turnsOf(db, sitting.id);
  const beginning = { seed: sitting.seed, start: startOf(sitting.age) };
  const next = nextQuestion(await poolOf(db, sitting), givenOf(turns), beginning);
  if (next === null) return endSitting(services, sitting, { end: SittingEnd.settled, at: now });
  const { ability, difficulty, id: questionId } = next;
  const asked = { sittingId: sitting.id, position: turns.length + 1, questionId, askedAt: now };
  await db.insert(evaluationTurns).values({ ...asked, ability, difficulty });
  return sitting;
}

/** Ended by the user. No effect if it is already over. */
export async function finishSitting({ clock, db }: Timed, userId: number, id: string): Promise<SittingRow> {
  await currentSitting({ db, clock }, userId, id);
  return db.transaction(async (tx) => {
    const locked = await lockSitting(tx, userId, id);
    if (locked.state === SittingState.over) return locked;
    const now = clock.now();
    const ending =
      now >= locked.deadlineAt
        ? { end: SittingEnd.timeOver, at: locked.deadlineAt }
        : { end: SittingEnd.ended, at: now };
    return endSitting({ db: tx, clock }, locked, ending);
  });
}
