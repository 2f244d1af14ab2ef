/** What the answers of an evaluation say, counted. Every figure of its report is one of these, or follows from them. */
import type { EvaluationAnswer } from './taken';

export interface AbilityResult {
  readonly name: string;
  readonly right: number;
  readonly asked: number;
  /** Of those asked. */
  readonly percent: number;
}

export interface Result {
  readonly right: number;
  readonly asked: number;
  readonly percent: number;
  /** In the order in which they were asked first; none where nobody said what the questions are about. */
  readonly abilities: readonly AbilityResult[];
  /** Knowledge points with questions that were answered wrongly, those with the most first. */
  readonly toRepeat: readonly Mistakes[];
}

interface Mistakes {
  readonly knowledge: string;
  readonly wrong: number;
}

type Counted = Pick<EvaluationAnswer, 'ability' | 'knowledge' | 'isRight'>;

/** From so many percent on an ability is a strong one. */
const STRONG_PERCENT = 80;
/** Of fewer questions nobody can tell what a child is strong in, or what it has to practise. */
const ENOUGH_QUESTIONS = 3;

type Counts = Pick<AbilityResult, 'asked' | 'percent'>;

const isTold = ({ asked }: Counts): boolean => asked >= ENOUGH_QUESTIONS;

/** An ability is one of the three, on whatever page: strong, to be practised, or asked too little to tell. */
export const isStrong = (ability: Counts): boolean => isTold(ability) && ability.percent >= STRONG_PERCENT;
export const isToPractise = (ability: Counts): boolean => isTold(ability) && ability.percent < STRONG_PERCENT;

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

/** What has no name is left out. */
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
