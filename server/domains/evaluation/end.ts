/** Ends a sitting: sets its level and passes the result to the growth domain. Runs in the caller's transaction. */
import { asc, eq } from 'drizzle-orm';
import { EvaluationKind, SittingState, type SittingEnd } from '../../../src/contract/evaluation/values';
import { Verdict } from '../../../src/contract/questions/values';
import { takeEvaluation, type NewAnswer } from '../growth/evaluations/take';
import type { CallContext } from '../../core/http/handler';
import { questionsByIds, type QuestionRow } from '../questions/bank';
import { rightWordsOf, wordsOf } from '../questions/engine';
import { plainText } from '../questions/plain-text';
import { SECOND } from '../../core/time';
import { levelOf } from './adaptive';
import { evaluationSittings, evaluationTurns, type SittingRow, type TurnRow } from './tables';

type Services = Pick<CallContext, 'db' | 'clock'>;

interface Ending {
  readonly end: SittingEnd;
  readonly at: Date;
}

/** Returns the updated row. The caller must hold the row lock and have checked that the sitting is not over. */
export async function endSitting(
  { db, clock }: Services,
  sitting: SittingRow,
  { at, end }: Ending,
): Promise<SittingRow> {
  const turns = await db
    .select()
    .from(evaluationTurns)
    .where(eq(evaluationTurns.sittingId, sitting.id))
    .orderBy(asc(evaluationTurns.position));
  const answered = turns.filter(({ answeredAt }) => answeredAt !== null);
  const level = levelOf(answered);
  const evaluationId = level === null ? null : await take({ db, clock }, sitting, answered, at);
  const over = { state: SittingState.over, end, endedAt: at, level, evaluationId };
  const [row] = await db
    .update(evaluationSittings)
    .set(over)
    .where(eq(evaluationSittings.id, sitting.id))
    .returning();
  if (row === undefined) throw new Error('A sitting is gone');
  return row;
}

/** Too few answers for a level: no report either. */
async function take(
  { db, clock }: Services,
  { startedAt, subject, title, userId }: SittingRow,
  answered: readonly TurnRow[],
  takenAt: Date,
): Promise<number> {
  const rows = await questionsByIds(
    db,
    answered.map(({ questionId }) => questionId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return takeEvaluation(db, clock, userId, {
    ...{ kind: EvaluationKind.topic, subject, title, takenAt },
    seconds: Math.round((takenAt.getTime() - startedAt.getTime()) / SECOND),
    answers: answered.flatMap((turn) => {
      const row = byId.get(turn.questionId);
      return row === undefined ? [] : [answerOf(row, turn)];
    }),
  });
}

const answerOf = (row: QuestionRow, { answer, verdict }: TurnRow): NewAnswer => ({
  knowledgeId: row.knowledgeId,
  stem: plainText(row.stem),
  picture: row.pictures[0]?.key ?? '',
  options: 'options' in row.body ? row.body.options.map(({ alt, text }) => plainText(text) || alt) : [],
  childAnswer: wordsOf(row, answer),
  rightAnswer: rightWordsOf(row),
  isRight: verdict === Verdict.right,
  analysis: plainText(row.explanation),
});
