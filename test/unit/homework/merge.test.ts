import * as fc from 'fast-check';
import type { Answer } from '@/contract/questions/question.schema';
import { areSameAnswers, asList, asMap, merge, settle, type Answers } from '@/features/homework/drafts/merge';
import { isSameAnswer, saysNothing } from '@/features/homework/drafts/same';

const choice = (text: string): Answer => ({ kind: 'single', choice: text });
const photo = (...files: readonly (readonly [id: string, url: string])[]): Answer => ({
  kind: 'photo',
  pictures: files.map(([id, url]) => ({ id, url, name: '', bytes: 1, seconds: 0 })),
});

const anAnswer = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'c').map(choice),
  fc.subarray(['a', 'b', 'c']).map((choices): Answer => ({ kind: 'multiple', choices })),
  fc.constantFrom<Answer[]>(
    { kind: 'fill', blanks: [{ key: 'x', text: '12' }] },
    { kind: 'fill', blanks: [{ key: 'x', text: '' }] },
    photo(['one', '']),
    photo(['one', 'https://files.example/1']),
    photo(['two', 'https://files.example/2']),
  ),
);
const answers = fc
  .dictionary(fc.constantFrom('1', '2', '3', '4'), anAnswer)
  .map((found): Answers => new Map(Object.entries(found).map(([id, answer]) => [Number(id), answer])));

const at = (from: Answers, id: number): string => JSON.stringify(from.get(id) ?? null);

describe('answers of two devices', () => {
  test('nothing that one side alone changed is ever lost', () => {
    fc.assert(
      fc.property(answers, answers, answers, (base, mine, theirs) => {
        const merged = merge(base, mine, theirs);
        for (const id of [1, 2, 3, 4]) {
          const [before, here, there, now] = [base, mine, theirs, merged.answers].map((of) => of.get(id));
          const isMineNew = !isSameAnswer(here, before);
          const isTheirsNew = !isSameAnswer(there, before);
          if (isMineNew && !isTheirsNew) expect(isSameAnswer(now, here)).toBe(true);
          if (isTheirsNew && !isMineNew) expect(isSameAnswer(now, there)).toBe(true);
          if (!isMineNew && !isTheirsNew) expect(isSameAnswer(now, before)).toBe(true);
        }
      }),
    );
  });

  test('what both changed is asked about when it differs, and never otherwise', () => {
    fc.assert(
      fc.property(answers, answers, answers, (base, mine, theirs) => {
        const asked = merge(base, mine, theirs).differing.map(({ questionId }) => questionId);
        const expected = [1, 2, 3, 4].filter(
          (id) =>
            !isSameAnswer(mine.get(id), base.get(id)) &&
            !isSameAnswer(theirs.get(id), base.get(id)) &&
            !isSameAnswer(mine.get(id), theirs.get(id)),
        );
        expect([...asked].sort()).toEqual(expected);
        expect(merge(base, mine, mine).differing).toEqual([]);
      }),
    );
  });

  test('both devices get the same result, whichever of them merges', () => {
    fc.assert(
      fc.property(answers, answers, answers, (base, mine, theirs) => {
        const here = merge(base, mine, theirs);
        const there = merge(base, theirs, mine);
        const all = (side: 'mine' | 'theirs') =>
          new Map(here.differing.map(({ questionId }) => [questionId, side]));
        expect(areSameAnswers(settle(here, all('mine')), settle(there, all('theirs')))).toBe(true);
        expect(areSameAnswers(settle(here, all('theirs')), settle(there, all('mine')))).toBe(true);
      }),
    );
  });

  test('merging again changes nothing and asks nothing', () => {
    fc.assert(
      fc.property(answers, answers, answers, fc.boolean(), (base, mine, theirs, takesTheirs) => {
        const merged = merge(base, mine, theirs);
        const side = takesTheirs ? 'theirs' : 'mine';
        const settled = settle(merged, new Map(merged.differing.map((one) => [one.questionId, side])));
        const again = merge(theirs, settled, theirs);
        expect(again.differing).toEqual([]);
        expect(areSameAnswers(again.answers, settled)).toBe(true);
      }),
    );
  });

  test('an answer whose files are uploaded comes before the same without them', () => {
    fc.assert(
      fc.property(fc.boolean(), (isHere) => {
        const [kept, uploaded] = [photo(['one', '']), photo(['one', 'https://files.example/1'])];
        const [mine, theirs] = isHere ? [uploaded, kept] : [kept, uploaded];
        const merged = merge(new Map(), new Map([[1, mine]]), new Map([[1, theirs]]));
        expect([merged.answers.get(1), merged.differing]).toEqual([uploaded, []]);
      }),
    );
  });

  test('one that is left without a word stays as this device has it', () => {
    const merged = merge(new Map(), new Map([[1, choice('a')]]), new Map([[1, choice('b')]]));
    expect(at(settle(merged, new Map()), 1)).toBe(at(new Map([[1, choice('a')]]), 1));
  });

  test('one that was emptied there is gone where theirs is kept', () => {
    const base = new Map([[1, choice('a')]]);
    const merged = merge(base, new Map([[1, choice('b')]]), new Map());
    expect(merged.differing).toEqual([{ questionId: 1, mine: choice('b'), theirs: undefined }]);
    expect(settle(merged, new Map([[1, 'theirs']])).has(1)).toBe(false);
  });
});

describe('what an answer says', () => {
  test.each<[string, Answer]>([
    ['no choice', choice('')],
    ['no choices', { kind: 'multiple', choices: [] }],
    ['neither true nor false', { kind: 'judge', isTrue: null }],
    ['blanks without a word', { kind: 'fill', blanks: [{ key: 'x', text: '' }] }],
    ['no pictures', photo()],
  ])('%s is empty', (_name, answer) => {
    expect([saysNothing(answer), isSameAnswer(answer, undefined)]).toEqual([true, true]);
  });

  test('the order of choices says nothing, that of things to order does', () => {
    const choices = (...keys: string[]): Answer => ({ kind: 'multiple', choices: keys });
    const order = (...keys: string[]): Answer => ({ kind: 'order', keys });
    expect(isSameAnswer(choices('a', 'b'), choices('b', 'a'))).toBe(true);
    expect(isSameAnswer(order('a', 'b'), order('b', 'a'))).toBe(false);
  });

  test('false is an answer', () => expect(saysNothing({ kind: 'judge', isTrue: false })).toBe(false));

  test('a list of answers is the same whatever order they came in', () => {
    const answered = [2, 1].map((questionId) => ({ questionId, answer: choice('a') }));
    expect(asList(asMap(answered)).map(({ questionId }) => questionId)).toEqual([1, 2]);
  });
});
