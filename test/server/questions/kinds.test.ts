/** Question kinds, table-driven: right, wrong, partly right, empty and hostile answers; and which fields reach the client. */
import { Subject } from '../../../src/contract/courses/values';
import type { Answer, QuestionBody } from '../../../src/contract/questions/question.schema';
import type { BlankFormat } from '../../../src/contract/questions/values';
import type { QuestionRow } from '../../../server/domains/questions/bank';
import {
  checkAnswer,
  isEmptyAnswer,
  shapeMismatchOf,
  rightWordsOf,
  shownQuestion,
  solutionOf,
  wordsOf,
} from '../../../server/domains/questions/engine';
import { plainText } from '../../../server/domains/questions/plain-text';

const context = { config: { publicUrl: 'https://app.example.com', port: 8080 }, headers: {} } as never;

const row = (body: QuestionBody, answer: Answer | null): QuestionRow => ({
  ...{ id: 7, code: 'test', kind: body.kind, subject: Subject.wandou, knowledgeId: null, difficulty: 3 },
  ...{ stem: '几只小鸭？', pictures: [], body, answer, explanation: '数一数。', points: 10 },
  ...{ knowledge: '', ability: '' },
});

const option = (key: string, text: string) => ({ key, text, picture: '', alt: '' });
const options = [option('a', '6 只'), option('b', '7 只'), option('c', '8 只'), option('d', '9 只')];

const single = row({ kind: 'single', options }, { kind: 'single', choice: 'b' });
const multiple = row({ kind: 'multiple', options }, { kind: 'multiple', choices: ['a', 'b', 'd'] });
const judge = row({ kind: 'judge' }, { kind: 'judge', isTrue: false });
const sound = { url: 'questions/demo/beats.wav', seconds: 3 };
const listenBody = { kind: 'listen', sound, transcript: '滴、滴。', options } as const;
const listen = row(
  { ...listenBody, options: [...options], isMultiple: false },
  { kind: 'listen', choices: ['c'] },
);
const listenMany = row(
  { ...listenBody, options: [...options], isMultiple: true },
  { kind: 'listen', choices: ['a', 'c'] },
);

const filled = (...texts: string[]): Answer => ({
  kind: 'fill',
  blanks: texts.map((text, index) => ({ key: `k${index}`, text })),
});
const fillRow = (format: BlankFormat, rights: readonly string[], unit = '') =>
  row(
    {
      kind: 'fill',
      blanks: rights.map((_, index) => ({ key: `k${index}`, format, label: '', unit })),
    },
    filled(...rights),
  );
const sums = fillRow('number', ['7', '0.5', '-3']);

const chosen = (...choices: string[]): Answer => ({ kind: 'multiple', choices });
const listened = (...choices: string[]): Answer => ({ kind: 'listen', choices });

describe('an answer is checked', () => {
  it.each<[string, QuestionRow, Answer, string, number, string[]]>([
    ['one option: right', single, { kind: 'single', choice: 'b' }, 'right', 10, []],
    ['one option: wrong', single, { kind: 'single', choice: 'a' }, 'wrong', 0, ['a']],
    ['one option: empty', single, { kind: 'single', choice: '' }, 'empty', 0, []],
    ['several: all of them, in any order', multiple, chosen('d', 'a', 'b'), 'right', 10, []],
    ['several: some of them', multiple, chosen('a', 'b'), 'partly', 6, []],
    ['several: a wrong one takes a right one away', multiple, chosen('a', 'b', 'c'), 'partly', 3, ['c']],
    ['several: everything', multiple, chosen('a', 'b', 'c', 'd'), 'partly', 6, ['c']],
    ['several: one right, one wrong', multiple, chosen('a', 'c'), 'wrong', 0, ['c']],
    ['several: empty', multiple, chosen(), 'empty', 0, []],
    ['true or false: right', judge, { kind: 'judge', isTrue: false }, 'right', 10, []],
    ['true or false: wrong', judge, { kind: 'judge', isTrue: true }, 'wrong', 0, ['true']],
    ['true or false: empty', judge, { kind: 'judge', isTrue: null }, 'empty', 0, []],
    ['a sound: right', listen, listened('c'), 'right', 10, []],
    ['a sound: wrong', listen, listened('a'), 'wrong', 0, ['a']],
    ['a sound with several: some', listenMany, listened('a'), 'partly', 5, []],
    ['a sound: empty', listen, listened(), 'empty', 0, []],
    ['blanks: all right', sums, filled('7', '.5', '−3'), 'right', 10, []],
    ['blanks: some', sums, filled('7', '5', ''), 'partly', 3, ['k1', 'k2']],
    ['blanks: none', sums, filled('8', 'x', '3'), 'wrong', 0, ['k0', 'k1', 'k2']],
    ['blanks: empty', sums, filled('', ' ', '　'), 'empty', 0, []],
    ['blanks: nothing at all', sums, { kind: 'fill', blanks: [] }, 'empty', 0, []],
  ])('uses its parts: %s', (_, question, answer, verdict, points, wrongParts) => {
    expect(checkAnswer(question, answer)).toEqual({ questionId: 7, verdict, points, outOf: 10, wrongParts });
  });

  it('is empty where there is none, and out of what the caller says', () => {
    expect(checkAnswer(single, undefined)).toMatchObject({ verdict: 'empty', points: 0 });
    expect(checkAnswer(single, { kind: 'single', choice: 'b' }, 4)).toMatchObject({ points: 4, outOf: 4 });
    expect(checkAnswer(multiple, chosen('a', 'b'), 1)).toMatchObject({ verdict: 'partly', points: 0 });
  });

  it.each<[string, QuestionRow, Answer]>([
    ['an option that is none', single, { kind: 'single', choice: 'constructor' }],
    ['another kind', single, { kind: 'judge', isTrue: true }],
    ['the same option twice', multiple, chosen('a', 'a')],
    ['several where one is asked', listen, listened('a', 'c')],
    ['a blank that is none', sums, { kind: 'fill', blanks: [{ key: '__proto__', text: '7' }] }],
    [
      'a blank twice',
      sums,
      {
        kind: 'fill',
        blanks: [
          { key: 'k0', text: '7' },
          { key: 'k0', text: '7' },
        ],
      },
    ],
  ])('is never right with %s', (_, question, answer) => {
    expect(shapeMismatchOf(question, answer)).not.toBeNull();
    expect(checkAnswer(question, answer)).toMatchObject({ verdict: 'wrong', points: 0 });
    expect(wordsOf(question, answer)).toBe('');
  });

  it('fits where it is right, wrong or empty', () => {
    for (const answer of [chosen('a'), chosen('c'), chosen()])
      expect(shapeMismatchOf(multiple, answer)).toBeNull();
    expect(isEmptyAnswer(filled(' '))).toBe(true);
    expect(isEmptyAnswer(filled('', '0'))).toBe(false);
  });
});

describe('the answer in a blank', () => {
  const isRight = (format: BlankFormat, right: string, typed: string, unit = '') =>
    checkAnswer(fillRow(format, [right], unit), filled(typed)).verdict === 'right';

  it.each([
    ['7', '７'],
    ['7', ' 7 '],
    ['7', '007'],
    ['7', '七'],
    ['10', '十'],
    ['0.5', '.5'],
    ['0.5', '0．50'],
    ['0.5', '٠.٥'],
    ['0.5', '1/2'],
    ['0.5', '½'],
    ['3.5', '3½'],
    ['1200', '1,200'],
    ['1200', '1，200'],
    ['-3', '－3'],
  ])('the number %s is right when it is typed as %s', (right, typed) => {
    expect(isRight('number', right, typed)).toBe(true);
  });

  it.each([
    ['7', '8'],
    ['7', '7x'],
    ['7', '1,2'],
    ['1200', '12,00'],
    ['7', '7/0'],
    ['7', 'Infinity'],
    ['7', '7e0'],
    ['7', '.'],
    ['7', '9'.repeat(64)],
    ['7', "7'; drop table questions"],
  ])('the number %s is not %s', (right, typed) => {
    expect(isRight('number', right, typed)).toBe(false);
  });

  it('may carry its unit, which follows the blank anyway', () => {
    expect(isRight('number', '7', '7只', '只')).toBe(true);
    expect(isRight('number', '7', '7 只', '只')).toBe(true);
    expect(isRight('number', '7', '7个', '只')).toBe(false);
  });

  it('is a fraction of the same value, in any form', () => {
    for (const typed of ['1/2', '2/4', '０.5', '1／2', ' 1 / 2 ']) {
      expect(isRight('fraction', '1/2', typed)).toBe(true);
    }
    for (const typed of ['1 1/2', '3/2', '1又1/2', '1.5']) {
      expect(isRight('fraction', '1 1/2', typed)).toBe(true);
    }
    for (const typed of ['1/3', '1/0', '/', '1/', '/2'])
      expect(isRight('fraction', '1/2', typed)).toBe(false);
  });

  it('is a fraction in one form alone where the question asks for it', () => {
    expect(isRight('fraction', '=3/4', '3/4')).toBe(true);
    for (const typed of ['6/8', '0.75', '4/3']) expect(isRight('fraction', '=3/4', typed)).toBe(false);
  });

  it('is a word whatever its capitals, spaces and full stop, and one of several', () => {
    for (const typed of ['cat', 'Cat', ' CAT ', 'ｃａｔ', 'cat.'])
      expect(isRight('text', 'cat', typed)).toBe(true);
    expect(isRight('text', '因为|由于', '由于')).toBe(true);
    expect(isRight('text', '因为|由于', '因为|由于')).toBe(false);
    expect(isRight('text', 'cat', 'cats')).toBe(false);
  });
});

describe('what a question returns', () => {
  it('holds no answer, no explanation and not what is said in its sound', () => {
    const withoutSolution = JSON.stringify(
      [single, multiple, judge, sums, listen].map((each) => shownQuestion(context, each)),
    );
    expect(withoutSolution).not.toMatch(/"answer"|explanation|数一数|滴|choice/);
  });

  it('has addresses where the bank has keys', () => {
    const pictured = row(
      { kind: 'single', options: [{ ...option('a', ''), picture: 'x/cat.svg', alt: '小猫' }] },
      { kind: 'single', choice: 'a' },
    );
    const shown = shownQuestion(context, { ...pictured, pictures: [{ key: 'x/dog.svg', alt: '小狗' }] });
    expect(shown).toMatchObject({
      pictures: [{ url: 'https://app.example.com/files/x/dog.svg', alt: '小狗' }],
      body: { options: [{ picture: 'https://app.example.com/files/x/cat.svg' }] },
    });
    expect(shownQuestion(context, listen)).toMatchObject({
      body: { sound: { url: 'https://app.example.com/files/questions/demo/beats.wav' }, transcript: '' },
    });
    expect(shownQuestion(context, single, { isRequired: false, points: 3 })).toMatchObject({
      ...{ isRequired: false, points: 3 },
    });
  });

  it('comes with the solution: the first right text, why, and the spoken text', () => {
    expect(solutionOf(context, fillRow('text', ['因为|由于']))).toMatchObject({ answer: filled('因为') });
    expect(solutionOf(context, fillRow('fraction', ['=3/4']))).toMatchObject({ answer: filled('3/4') });
    expect(solutionOf(context, listen)).toEqual({
      ...{ questionId: 7, answer: listened('c'), explanation: '数一数。', transcript: '滴、滴。' },
    });
    expect(solutionOf(context, { ...single, answer: null })).toMatchObject({ answer: null });
  });

  it('has a description in words for lists and reports', () => {
    expect(wordsOf(single, { kind: 'single', choice: 'b' })).toBe('B 7 只');
    expect(wordsOf(multiple, chosen('d', 'a'))).toBe('A 6 只；D 9 只');
    expect(wordsOf(judge, { kind: 'judge', isTrue: true })).toBe('对');
    expect(wordsOf(fillRow('number', ['7', '8'], '只'), filled('7'))).toBe('7只；—');
    expect(wordsOf(single, undefined)).toBe('');
    expect([single, judge, sums, listen].map(rightWordsOf)).toEqual(['B 7 只', '错', '7；0.5；-3', 'C 8 只']);
  });

  it('has fractions, powers and blanks as one writes them in a line', () => {
    expect(plainText('{1/2}＋{3 1/2}，{x^2}，{2^10}，[[a]]')).toBe('1/2＋3又1/2，x²，2^10，（　）');
    expect(plainText('{1/}{/}[[]]{^}{<b>}')).toBe('{1/}{/}[[]]{^}{<b>}');
  });
});
