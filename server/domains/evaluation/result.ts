/** What a sitting says when it is over: result and analysis. Every figure is counted from the answers at that moment. */
import type { Analysed, EvaluatedAbility, EvaluationResult } from '../../../src/contract/evaluation/schema';
import { EVALUATION_CODE, SittingState, type EvaluationForm } from '../../../src/contract/evaluation/values';
import { Verdict } from '../../../src/contract/questions/values';
import {
  isStrong,
  isToPractise,
  resultOf,
  type AbilityResult,
  type Result,
} from '../growth/evaluations/abilities';
import { abilitiesSection } from '../growth/evaluations/abilities-section';
import { BusinessError, type CallContext, type Handler } from '../../core/http/handler';
import { questionsByIds, type QuestionRow } from '../questions/bank';
import { checkAnswer, shownQuestion, solutionOf } from '../questions/engine';
import { SECOND } from '../../core/time';
import { evaluatorOf } from './evaluator';
import { EVALUATION_MESSAGES } from './messages';
import type { SittingRow, TurnRow } from './rows';
import { currentSitting, isAnswered, shownSitting, turnsOf } from './sittings';
import { evaluationResultTexts as texts, LEVELS } from './texts';

/** A question that was asked, with its row of the bank. */
interface Asked {
  readonly turn: TurnRow;
  readonly row: QuestionRow;
}

export interface OverSitting {
  readonly sitting: SittingRow;
  readonly asked: readonly Asked[];
  readonly counted: Result;
  readonly told: EvaluationResult;
}

/** Refuses what is not over, and what is another child's. */
export async function overSitting(context: CallContext, sittingId: string): Promise<OverSitting> {
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
  return { sitting, asked, counted, told: toldResult(sitting, shown, counted) };
}

const countedAnswer = ({ row, turn }: Asked) => ({
  ability: turn.ability,
  knowledge: row.knowledge,
  isRight: turn.verdict === Verdict.right,
});

export const levelWords = (form: EvaluationForm, level: number | null) =>
  level === null ? undefined : LEVELS[form][level - 1];

function toldResult(
  { endedAt, form, level, startedAt }: SittingRow,
  sitting: EvaluationResult['sitting'],
  counted: Result,
): EvaluationResult {
  const { abilities, asked, percent, right } = counted;
  const took = endedAt === null ? 0 : endedAt.getTime() - startedAt.getTime();
  return {
    sitting,
    level: level ?? 0,
    levelName: levelWords(form, level)?.name ?? texts.noLevel,
    praise: praiseOf(counted),
    ...{ right, asked, percent },
    seconds: Math.round(took / SECOND),
    abilities: abilities.map(toldAbility),
  };
}

function toldAbility(ability: AbilityResult): EvaluatedAbility {
  const { half, strong, tooFew, weak } = texts.ability;
  if (isStrong(ability)) return { ...ability, words: strong };
  return { ...ability, words: isToPractise(ability) ? (ability.percent >= 50 ? half : weak) : tooFew };
}

function praiseOf({ abilities, asked, right }: Result): string {
  const { all, nothing, some, strong, tried } = texts.praise;
  if (asked === 0) return nothing;
  if (right === 0) return tried;
  if (right === asked) return all(asked);
  const [best] = abilities
    .filter(isStrong)
    .sort((one, other) => other.percent - one.percent || other.asked - one.asked);
  return best === undefined ? some(right) : strong(best);
}

export const getEvaluationResult: Handler<'getEvaluationResult'> = async ({ sittingId }, context) =>
  (await overSitting(context, sittingId)).told;

export const getEvaluationAnalysis: Handler<'getEvaluationAnalysis'> = async ({ sittingId }, context) => {
  const { asked, counted, told } = await overSitting(context, sittingId);
  const { pictures } = abilitiesSection({ child: texts.child, earlier: undefined, result: counted });
  return { ...told, picture: pictures[0] ?? null, questions: asked.map((one) => analysed(context, one)) };
};

const analysed = (context: CallContext, { row, turn }: Asked): Analysed => ({
  position: turn.position,
  question: shownQuestion(context, row),
  difficulty: turn.difficulty,
  ability: turn.ability,
  answer: turn.answer,
  checked: checkAnswer(row, turn.answer ?? undefined),
  solution: solutionOf(context, row),
});
