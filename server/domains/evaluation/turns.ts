/** Taking an evaluation, question by question. */
import { eq } from 'drizzle-orm';
import type { Turn } from '../../../src/contract/evaluation/schema';
import { SittingState } from '../../../src/contract/evaluation/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { limitKeyOf } from '../../core/limits/address';
import { count, type Window } from '../../core/limits/counters';
import { DAY, shanghaiTime } from '../../core/time';
import { students } from '../account/tables';
import type { Db } from '../../core/db/types';
import { BusinessError, type CallContext, type Handler } from '../../core/http/handler';
import { questionsByIds } from '../questions/bank';
import { shownQuestion } from '../questions/engine';
import { evaluatorOf } from './evaluator';
import { answerSitting, begunSitting, finishSitting, openSitting } from './flow';
import { offeredFor } from './forms';
import { EVALUATION_MESSAGES } from './messages';
import type { SittingRow } from './tables';
import { currentSitting, endLapsed, turnsOf } from './sittings';
import { isAnswered, shownSitting } from './wire';

/** Calendar day in Shanghai. */
const CALENDAR_DAY = { windowMs: DAY, beginsMs: shanghaiTime('1970-01-02').getTime() };

/** Limits how many sittings may begin, since each reveals questions of the pools and creates a report. */
export const SITTINGS_A_DAY = { ofChild: 10, ofAddress: 300 } as const;

export const begunOfChild = (userId: number): Window => ({ key: `evaluation:${userId}`, ...CALENDAR_DAY });

/** High enough for a school; limits mass registrations from one address. */
export const begunOfAddress = (ip: string | undefined): Window => ({
  key: `evaluation:ip:${limitKeyOf(ip)}`,
  ...CALENDAR_DAY,
});

export const startEvaluation: Handler<'startEvaluation'> = async ({ childName, ...asked }, context) => {
  const userId = await evaluatorOf(context);
  const offered = await offeredFor(context.db, asked, asked.age);
  if (offered === undefined)
    throw new BusinessError(BACKEND_CODE.notFound, EVALUATION_MESSAGES.notOffered, 404);
  await endLapsed(context, userId);
  if ((await begunSitting(context.db, { ...asked, userId })) === undefined) await admit(context, userId);
  const { minutes, title } = offered;
  const given = childName?.trim() ?? '';
  const name = given === '' ? await nameOf(context.db, userId) : given;
  return turnOf(context, await openSitting(context, { ...asked, userId, title, minutes, childName: name }));
};

async function nameOf(db: Db, userId: number): Promise<string> {
  const [child] = await db
    .select({ name: students.kidName })
    .from(students)
    .where(eq(students.userId, userId));
  return child?.name ?? '';
}

export const getEvaluationTurn: Handler<'getEvaluationTurn'> = async ({ sittingId }, context) =>
  turnOf(context, await currentSitting(context, await evaluatorOf(context), sittingId));

export const answerEvaluation: Handler<'answerEvaluation'> = async (request, context) =>
  turnOf(context, await answerSitting(context, await evaluatorOf(context), request));

export const finishEvaluation: Handler<'finishEvaluation'> = async ({ sittingId }, context) => {
  const sitting = await finishSitting(context, await evaluatorOf(context), sittingId);
  return shownSitting(sitting, await turnsOf(context.db, sitting.id), context.clock.now());
};

/** The current state: the open question, the same on every device. */
async function turnOf(context: CallContext, sitting: SittingRow): Promise<Turn> {
  const { clock, db } = context;
  const turns = await turnsOf(db, sitting.id);
  const shown = shownSitting(sitting, turns, clock.now());
  const waiting = sitting.state === SittingState.over ? undefined : turns.find((turn) => !isAnswered(turn));
  const [row] = waiting === undefined ? [] : await questionsByIds(db, [waiting.questionId]);
  if (waiting === undefined || row === undefined) return { sitting: shown, position: 0, question: null };
  return { sitting: shown, position: waiting.position, question: shownQuestion(context, row) };
}

async function admit(
  { clock, db, ip }: Pick<CallContext, 'clock' | 'db' | 'ip'>,
  userId: number,
): Promise<void> {
  const isMuch = (await count(db, clock, begunOfChild(userId))) > SITTINGS_A_DAY.ofChild;
  if (!isMuch && (await count(db, clock, begunOfAddress(ip))) <= SITTINGS_A_DAY.ofAddress) return;
  const message = isMuch ? EVALUATION_MESSAGES.enoughToday : EVALUATION_MESSAGES.tooOften;
  throw new BusinessError(BACKEND_CODE.tooManyRequests, message, 429);
}
