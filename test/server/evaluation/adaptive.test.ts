import fc from 'fast-check';
import { FEWEST_QUESTIONS, HARDEST, MOST_QUESTIONS } from '../../../src/contract/evaluation/values';
import {
  nextDifficulty,
  levelOf,
  nextQuestion,
  startOf,
  type Given,
  type PoolQuestion,
} from '../../../server/domains/evaluation/adaptive';

const ABILITIES = ['推理', '空间', '数感'];
const KINDS = ['single', 'match', 'order'] as const;

/** Enough questions of every difficulty and ability. */
const POOL: readonly PoolQuestion[] = [1, 2, 3, 4, 5].flatMap((difficulty) =>
  ABILITIES.flatMap((ability, column) =>
    Array.from({ length: 8 }, (_, at) => ({
      id: difficulty * 1000 + column * 100 + at,
      kind: KINDS[at % KINDS.length] ?? 'single',
      difficulty,
      ability,
    })),
  ),
);

interface Answer {
  readonly pool?: readonly PoolQuestion[];
  readonly seed?: number;
  readonly age?: number;
}

/** Answers until the evaluation ends. */
function sit(
  isRight: (question: PoolQuestion, at: number) => boolean,
  { age = 8, pool = POOL, seed = 7 }: Answer = {},
): Given[] {
  const given: Given[] = [];
  const beginning = { seed, start: startOf(age) };
  for (;;) {
    const next = nextQuestion(pool, given, beginning);
    if (next === null) return given;
    given.push({ ...next, isRight: isRight(next, given.length) });
  }
}

const upTo =
  (ability: number) =>
  ({ difficulty }: PoolQuestion): boolean =>
    difficulty <= ability;

const anyPool = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 10_000 }),
    difficulty: fc.integer({ min: 1, max: 5 }),
    ability: fc.constantFrom('', ...ABILITIES),
    kind: fc.constantFrom(...KINDS),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);
const anyAnswers = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 });
const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const anyAge = fc.integer({ min: 3, max: 14 });

describe('The rule that picks questions', () => {
  it('never repeats a question and always ends, whatever the pool and the answers', () => {
    fc.assert(
      fc.property(anyPool, anyAnswers, anySeed, anyAge, (pool, answers, seed, age) => {
        const given = sit((_, at) => answers[at] ?? false, { pool, seed, age });
        expect(new Set(given.map(({ id }) => id)).size).toBe(given.length);
        expect(given.length).toBeLessThanOrEqual(MOST_QUESTIONS);
        expect(given.length).toBeGreaterThanOrEqual(Math.min(FEWEST_QUESTIONS, pool.length));
      }),
    );
  });

  it('gives the same questions for the same seed and the same answers', () => {
    fc.assert(
      fc.property(anyPool, anyAnswers, anySeed, anyAge, (pool, answers, seed, age) => {
        const sitting = () => sit((_, at) => answers[at] ?? false, { pool, seed, age });
        expect(sitting()).toEqual(sitting());
        const turned = sit((_, at) => answers[at] ?? false, { pool: [...pool].reverse(), seed, age });
        expect(turned).toEqual(sitting());
      }),
    );
  });

  it('asks other questions of another seed', () => {
    const ids = (seed: number) => sit(upTo(3), { seed }).map(({ id }) => id);
    expect(ids(1)).not.toEqual(ids(2));
  });

  it('goes one difficulty up after two right answers in a row, and one down after a wrong one', () => {
    const due = (marks: string) =>
      nextDifficulty(
        [...marks].map((mark, at) => ({ id: at, difficulty: 3, ability: '', isRight: mark === '+' })),
        3,
      );
    expect(['', '+', '++', '+++', '++++', '-', '+-', '++-', '-----', '++++++++'].map(due)).toEqual([
      3, 3, 4, 4, 5, 2, 2, 3, 1, 5,
    ]);
  });

  it('begins where most of an age are at home', () => {
    expect([3, 5, 6, 7, 8, 9, 10, 14].map(startOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(sit(upTo(3), { age: 4 })[0]?.difficulty).toBe(1);
    expect(sit(upTo(3), { age: 11 })[0]?.difficulty).toBe(4);
  });

  it('finds the level of a child, wherever it begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: HARDEST }), anySeed, anyAge, (ability, seed, age) => {
        expect(levelOf(sit(upTo(ability), { seed, age }))).toBe(ability);
      }),
    );
  });

  it('never finds less in a child that can do more', () => {
    fc.assert(
      fc.property(anySeed, anyAge, (seed, age) => {
        const levels = [0, 1, 2, 3, 4, 5].map((ability) => levelOf(sit(upTo(ability), { seed, age })) ?? 0);
        expect(levels).toEqual([...levels].sort((one, other) => one - other));
      }),
    );
  });

  it('asks about every ability equally often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: HARDEST }), anySeed, (ability, seed) => {
        const given = sit(upTo(ability), { seed });
        const times = ABILITIES.map((name) => given.filter((one) => one.ability === name).length);
        expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never asks the same kind three times in a row when another is as near', () => {
    fc.assert(
      fc.property(anyPool, anyAnswers, anySeed, anyAge, (pool, answers, seed, age) => {
        const given = sit((_, at) => answers[at] ?? false, { pool, seed, age });
        const kindOf = (id: number | undefined) => pool.find((one) => one.id === id)?.kind;
        given.slice(2).forEach(({ difficulty, id }, index) => {
          const before = given.slice(0, index + 2).map((one) => one.id);
          if (before.slice(-2).some((one) => kindOf(one) !== kindOf(id))) return;
          const others = pool.filter((one) => one.difficulty === difficulty && one.kind !== kindOf(id));
          expect(others.filter((one) => !before.includes(one.id))).toEqual([]);
        });
      }),
    );
  });

  it('uses several kinds where there are several', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: HARDEST }), anySeed, (ability, seed) => {
        const ids = sit(upTo(ability), { seed }).map(({ id }) => id);
        const kinds = POOL.filter(({ id }) => ids.includes(id)).map(({ kind }) => kind);
        expect(new Set(kinds).size).toBe(KINDS.length);
      }),
    );
  });

  it('stops after twelve when the level is settled, and after sixteen in any case', () => {
    expect(sit(upTo(3)).length).toBe(FEWEST_QUESTIONS);
    const wavering = [...'++++----++++----'].map((mark) => mark === '+');
    expect(sit((_, at) => wavering[at] ?? false).length).toBe(MOST_QUESTIONS);
  });

  it('names no level of fewer than six answers', () => {
    const answers = sit(upTo(3));
    expect(levelOf(answers.slice(0, 5))).toBeNull();
    expect(levelOf(answers.slice(0, 6))).not.toBeNull();
  });
});
