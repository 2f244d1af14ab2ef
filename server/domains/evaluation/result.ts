/** Result and analysis of a finished sitting. All figures are computed from the stored answers on request. */
import type { EvaluationResult } from '../../../src/contract/evaluation/schema';
import { EVALUATION_CODE, SittingState } from '../../../src/contract/evaluation/values';
import { Verdict } from '../../../src/contract/questions/values';
import { resultOf, type Result } from '../growth/evaluations/abilities';
import { abilitiesSection } from '../growth/evaluations/abilities-section';
import { BusinessError, type CallContext, type Handler } from '../../core/http/handler';
import { questionsByIds } from '../questions/bank';
import { evaluatorOf } from './evaluator';
import { EVALUATION_MESSAGES } from './messages';
import { currentSitting, turnsOf } from './sittings';
import { evaluationResultTexts as texts } from './texts';
import { isAnswered, shownSitting, type AskedQuestion, finishedResult, analysed } from './wire';
import type { SittingRow } from './tables';

export interface FinishedSitting {
  readonly sitting: SittingRow;
  readonly asked: readonly AskedQuestion[];
  readonly counted: Result;
  readonly result: EvaluationResult;
}

/** Throws if the sitting is not over or belongs to another child. */
export async function finishedSitting(context: CallContext, sittingId: string): Promise<FinishedSitting> {
  const { clock, db } = context;
  const sitting = await currentSitting(context, await evaluatorOf(context), sittingId);
  if (sitting.state !== SittingState.over)
    throw new BusinessError(EVALUATION_CODE.notOver, EVALUATION_MESSAGES.notOver);
  const turns = await turnsOf(db, sitting.id);
  const rows = await questionsByIds(
    db,
    turns.map(({ questionId }) => questionId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const asked = turns.flatMap((turn) => {
    const row = byId.get(turn.questionId);
    return row === undefined ? [] : [{ turn, row }];
  });
  const counted = resultOf(asked.filter(({ turn }) => isAnswered(turn)).map(countedAnswer));
  const shown = shownSitting(sitting, turns, clock.now());
  return { sitting, asked, counted, result: finishedResult(sitting, shown, counted) };
}

const countedAnswer = ({ row, turn }: AskedQuestion) => ({
  ability: turn.ability,
  knowledge: row.knowledge,
  isRight: turn.verdict === Verdict.right,
});

export const getEvaluationResult: Handler<'getEvaluationResult'> = async ({ sittingId }, context) =>
  (await finishedSitting(context, sittingId)).result;

export const getEvaluationAnalysis: Handler<'getEvaluationAnalysis'> = async ({ sittingId }, context) => {
  const { asked, counted, result } = await finishedSitting(context, sittingId);
  const { pictures } = abilitiesSection({ child: texts.child, earlier: undefined, result: counted });
  return { ...result, picture: pictures[0] ?? null, questions: asked.map((one) => analysed(context, one)) };
};
