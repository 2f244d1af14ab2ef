/** Statistics of an evaluation's answers: every figure of its report is one of these or derived from them. */
import { ENOUGH_OF_ABILITY } from '../../../../src/contract/evaluation/values';
import type { EvaluationAnswer } from './taken';

export interface AbilityResult {
  readonly name: string;
  readonly right: number;
  readonly asked: number;
  /** Percentage of the asked questions. */
  readonly percent: number;
}

export interface Result {
  readonly right: number;
  readonly asked: number;
  readonly percent: number;
  /** In the order of the first question; empty if the questions have no abilities. */
  readonly abilities: readonly AbilityResult[];
  /** Knowledge points with wrong answers, most first. */
  readonly toRepeat: readonly Mistakes[];
}

interface Mistakes {
  readonly knowledge: string;
  readonly wrong: number;
}

type Counted = Pick<EvaluationAnswer, 'ability' | 'knowledge' | 'isRight'>;

/** Percentage from which an ability counts as strong. */
const STRONG_PERCENT = 80;

type Counts = Pick<AbilityResult, 'asked' | 'percent'>;

export const isMeasured = ({ asked }: Counts): boolean => asked >= ENOUGH_OF_ABILITY;

/** An ability is strong, to be practised, or (with too few questions) neither; the same on all pages. */
export const isStrong = (ability: Counts): boolean =>
  isMeasured(ability) && ability.percent >= STRONG_PERCENT;
export const isToPractise = (ability: Counts): boolean =>
  isMeasured(ability) && ability.percent < STRONG_PERCENT;

export function resultOf(answers: readonly Counted[]): Result {
  const { right, asked, percent } = countOf('', answers);
  const abilities = [...grouped(answers, ({ ability }) => ability)].map(([name, own]) => countOf(name, own));
  const wrong = grouped(
    answers.filter(({ isRight }) => !isRight),
    ({ knowledge }) => knowledge,
  );
  const toRepeat = [...wrong].map(([knowledge, own]) => ({ knowledge, wrong: own.length }));
  toRepeat.sort((one, other) => other.wrong - one.wrong);
  return { right, asked, percent, abilities, toRepeat };
}

function countOf(name: string, answers: readonly Counted[]): AbilityResult {
  const right = answers.filter(({ isRight }) => isRight).length;
  const asked = answers.length;
  return { name, right, asked, percent: asked === 0 ? 0 : Math.round((right * 100) / asked) };
}

/** Leaves out empty names. */
function grouped(
  answers: readonly Counted[],
  nameOf: (answer: Counted) => string,
): ReadonlyMap<string, readonly Counted[]> {
  const groups = new Map<string, Counted[]>();
  for (const answer of answers) {
    const name = nameOf(answer);
    if (name === '') continue;
    groups.set(name, [...(groups.get(name) ?? []), answer]);
  }
  return groups;
}
