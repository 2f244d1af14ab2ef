/** Adaptive question selection and level estimation. Pure functions, no database. */
import { EASIEST, FEWEST_QUESTIONS, HARDEST, MOST_QUESTIONS } from '../../../src/contract/evaluation/values';
import type { QuestionKind } from '../../../src/contract/questions/values';

interface Rated {
  readonly id: number;
  /** EASIEST to HARDEST. */
  readonly difficulty: number;
  /** '' if unknown. */
  readonly ability: string;
}

export interface PoolQuestion extends Rated {
  readonly kind: QuestionKind;
}

/** A question that was asked and answered. */
export interface Given extends Rated {
  readonly isRight: boolean;
}

export interface Beginning {
  /** The same seed and answers always yield the same questions. */
  readonly seed: number;
  /** Initial difficulty. */
  readonly start: number;
}

/** The initial difficulty suits most children of the age. */
export function startOf(age: number): number {
  if (age <= 5) return 1;
  if (age <= 7) return 2;
  if (age <= 9) return 3;
  return 4;
}

/** Consecutive right answers that raise the difficulty by one. */
const UP_AFTER = 2;
/** Number of last questions that determine whether the level is settled and what it is; with fewer answers there is no level. */
const LAST = 6;

const within = (difficulty: number): number => Math.min(HARDEST, Math.max(EASIEST, difficulty));

/** Next difficulty: up after two consecutive right answers, down after a wrong one. */
export function nextDifficulty(given: readonly Given[], start: number): number {
  let target = within(start);
  let streak = 0;
  for (const { isRight } of given) {
    streak = isRight ? streak + 1 : 0;
    if (!isRight) target = within(target - 1);
    else if (streak === UP_AFTER) {
      target = within(target + 1);
      streak = 0;
    }
  }
  return target;
}

/** The difficulty varied by at most one recently: more questions would add no information. */
function isSettled(given: readonly Given[]): boolean {
  const last = given.slice(-LAST).map(({ difficulty }) => difficulty);
  return Math.max(...last) - Math.min(...last) <= 1;
}

/** null: the evaluation is complete. */
export function nextQuestion(
  pool: readonly PoolQuestion[],
  given: readonly Given[],
  { seed, start }: Beginning,
): PoolQuestion | null {
  if (given.length >= MOST_QUESTIONS) return null;
  if (given.length >= FEWEST_QUESTIONS && isSettled(given)) return null;
  const asked = new Set(given.map(({ id }) => id));
  const target = nextDifficulty(given, start);
  const times = countOf(given.map(({ ability }) => ability));
  const kinds = kindsOf(pool, given);
  const timesOfKind = countOf(kinds);
  const [last, lastButOne] = kinds.slice(-2).reverse();
  const tires = (kind: QuestionKind): boolean => kind === last && kind === lastButOne;
  const ranked = pool
    .filter(({ id }) => !asked.has(id))
    .map((question) => ({
      question,
      // Nearest difficulty first; on a tie the easier one, so as not to discourage the child.
      rank: [
        Math.abs(question.difficulty - target),
        question.difficulty,
        Number(tires(question.kind)),
        times.get(question.ability) ?? 0,
        timesOfKind.get(question.kind) ?? 0,
        mixed(seed, question.id),
        question.id,
      ],
    }))
    .sort((one, other) => inOrder(one.rank, other.rank));
  return ranked[0]?.question ?? null;
}

/** null: too few answers. */
export function levelOf(given: readonly Pick<Given, 'difficulty'>[]): number | null {
  if (given.length < LAST) return null;
  const last = given.slice(-LAST);
  const sum = last.reduce((total, { difficulty }) => total + difficulty, 0);
  return within(Math.round(sum / last.length));
}

/** '' for a question no longer in the pool. */
function kindsOf(pool: readonly PoolQuestion[], given: readonly Given[]): (QuestionKind | '')[] {
  const kinds = new Map(pool.map(({ id, kind }) => [id, kind]));
  return given.map(({ id }) => kinds.get(id) ?? '');
}

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function inOrder(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** Deterministic shuffle: a hash of seed and id. */
function mixed(seed: number, id: number): number {
  let value = Math.imul(seed ^ id, 0x9e3779b1);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
