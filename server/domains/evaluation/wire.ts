/** Maps sittings to the contract's shapes. */
import type {
  Sitting as SittingWire,
  EvaluationResult,
  EvaluatedAbility,
  Analysed,
} from '../../../src/contract/evaluation/schema';
import { SittingState, MOST_QUESTIONS, type EvaluationForm } from '../../../src/contract/evaluation/values';
import type { QuestionRow } from '../questions/bank';
import { LEVELS, evaluationResultTexts as texts } from './texts';
import { type Result, type AbilityResult, isStrong, isToPractise } from '../growth/evaluations/abilities';
import { SECOND } from '../../core/time';
import type { SittingRow, TurnRow } from './tables';
import type { CallContext } from '../../core/http/handler';
import { shownQuestion, checkAnswer, solutionOf } from '../questions/engine';

export const isAnswered = ({ answeredAt }: TurnRow): boolean => answeredAt !== null;

export function shownSitting(sitting: SittingRow, turns: readonly TurnRow[], now: Date): SittingWire {
  const { age, childName, deadlineAt, end, form, id, startedAt, state, subject, title } = sitting;
  const remaining = state === SittingState.over ? 0 : deadlineAt.getTime() - now.getTime();
  return {
    ...{ id, form, subject, title, childName, age, state, end },
    startedAt: startedAt.getTime(),
    deadlineAt: deadlineAt.getTime(),
    leftMs: Math.max(0, remaining),
    answered: turns.filter(isAnswered).length,
    most: MOST_QUESTIONS,
  };
}

/** A question that was asked, with its row in the question bank. */
export interface AskedQuestion {
  readonly turn: TurnRow;
  readonly row: QuestionRow;
}

export const levelWords = (form: EvaluationForm, level: number | null) =>
  level === null ? undefined : LEVELS[form][level - 1];

export function finishedResult(
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
    levels: LEVELS[form].map((one, index) => ({ level: index + 1, ...one })),
    praise: praiseOf(counted),
    ...{ right, asked, percent },
    seconds: Math.round(took / SECOND),
    abilities: abilities.map(abilityOf),
  };
}

function abilityOf(ability: AbilityResult): EvaluatedAbility {
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

export const analysed = (context: CallContext, { row, turn }: AskedQuestion): Analysed => ({
  position: turn.position,
  question: shownQuestion(context, row),
  difficulty: turn.difficulty,
  ability: turn.ability,
  answer: turn.answer,
  checked: checkAnswer(row, turn.answer ?? undefined),
  solution: solutionOf(context, row),
});
