/** Puts a child's evaluation into a state for testers, through the same calls as the app. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { Subject } from '../../../../src/contract/courses/values';
import { EvaluationForm, FEWEST_QUESTIONS, SittingState } from '../../../../src/contract/evaluation/values';
import { students } from '../../../../server/domains/account/tables';
import type { Db } from '../../../../server/core/db/types';
import { answerSitting, finishSitting, openSitting } from '../../../../server/domains/evaluation/flow';
import { offeredFor } from '../../../../server/domains/evaluation/forms';
import { turnsOf } from '../../../../server/domains/evaluation/sittings';
import { evaluations } from '../../../../server/domains/growth/evaluations/tables';
import { evaluationSittings } from '../../../../server/domains/evaluation/tables';
import { refOf } from '../../../../server/domains/growth/evaluations/kind-of';
import { learningEvents, learningReports } from '../../../../server/domains/learning/tables';
import { reportJobs } from '../../../../server/domains/growth/tables';
import { questionsByIds } from '../../../../server/domains/questions/bank';
import { systemRandom } from '../../../../server/core/random';
import { addMillis, MINUTE, SECOND, type Clock } from '../../../../server/core/time';
import { seedEvaluationForms } from './seed';
import { slip } from './slip';
import { isAnswered } from '../../../../server/domains/evaluation/wire';

type EvaluationDemoState = ScenarioState<'evaluation'>;

interface PlannedSitting {
  readonly form: EvaluationForm;
  /** Number of answers, every third one wrong; absent: all. */
  readonly answered?: number;
  /** Since the start. */
  readonly minutesAgo: number;
  readonly isFinished?: boolean;
}

const { cc, thinking } = EvaluationForm;

const SITTINGS: Readonly<Record<Exclude<EvaluationDemoState, 'none'>, PlannedSitting>> = {
  begun: { form: thinking, answered: 4, minutesAgo: 3 },
  'last-question': { form: thinking, answered: FEWEST_QUESTIONS - 1, minutesAgo: 15 },
  // Time is up, but no call has noticed: the next one ends it.
  'time-over': { form: thinking, answered: 7, minutesAgo: 30 },
  over: { form: thinking, minutesAgo: 60, isFinished: true },
  'over-cc': { form: cc, minutesAgo: 60, isFinished: true },
};

/** Deletes earlier evaluations, also from the growth space. */
export async function setEvaluation(
  db: Db,
  clock: Clock,
  userId: number,
  state: EvaluationDemoState,
): Promise<void> {
  await forget(db, userId);
  if (state !== 'none') await sit(db, clock, userId, SITTINGS[state]);
}

async function forget(db: Db, userId: number): Promise<void> {
  const own = eq(evaluationSittings.userId, userId);
  const taken = await db
    .select({ id: evaluationSittings.evaluationId })
    .from(evaluationSittings)
    .where(and(own, isNotNull(evaluationSittings.evaluationId)));
  await db.delete(evaluationSittings).where(own);
  const ids = taken.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return;
  const refs = ids.map(refOf);
  await db.delete(evaluations).where(inArray(evaluations.id, ids));
  for (const table of [learningEvents, reportJobs])
    await db.delete(table).where(and(eq(table.userId, userId), inArray(table.ref, refs)));
  await db
    .delete(learningReports)
    .where(and(eq(learningReports.userId, userId), inArray(learningReports.ref, refs)));
}

const AGE = 8;
/** Time for one answer. */
const TAKES_MS = 50 * SECOND;

async function sit(db: Db, clock: Clock, userId: number, plan: PlannedSitting): Promise<void> {
  const { answered = Infinity, form, isFinished = false, minutesAgo } = plan;
  const asked = { form, subject: form === cc ? Subject.yuwen : Subject.wandou };
  // A test backend may have its own accounts and no demo data.
  if ((await offeredFor(db, asked, AGE)) === undefined) await seedEvaluationForms(db);
  const offered = await offeredFor(db, asked, AGE);
  if (offered === undefined) throw new Error('The evaluation is not offered');
  const [child] = await db.select().from(students).where(eq(students.userId, userId));
  const beganAt = addMillis(clock.now(), -minutesAgo * MINUTE);
  const at = (answers: number) => ({ now: () => addMillis(beganAt, answers * TAKES_MS) });
  const { minutes, title } = offered;
  let sitting = await openSitting(
    { db, clock: at(0), random: systemRandom },
    { ...asked, userId, title, minutes, age: AGE, childName: child?.kidName ?? '' },
  );
  const { id: sittingId } = sitting;
  for (let number = 1; number <= answered && sitting.state === SittingState.begun; number += 1) {
    const turn = (await turnsOf(db, sittingId)).find((one) => !isAnswered(one));
    const [row] = turn === undefined ? [] : await questionsByIds(db, [turn.questionId]);
    if (turn === undefined || row?.answer === undefined || row.answer === null) break;
    const { position, questionId } = turn;
    const answer = number % 3 === 0 ? slip(row, row.answer) : row.answer;
    const request = { sittingId, position, questionId, answer };
    sitting = await answerSitting({ db, clock: at(number) }, userId, request);
  }
  if (isFinished) await finishSitting({ db, clock: at(20) }, userId, sittingId);
}
