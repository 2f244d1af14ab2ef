import type { Answer, BodyOf } from '@/contract/questions/question.schema';
import { clear, click, pass, press } from '../components/support';
import { ask, lookAt, tapBoth, thing } from './asked';

const options = [thing('a', '6 只'), thing('b', '{1/2}'), thing('c', '8 只')];
const single: BodyOf<'single'> = { kind: 'single', options };
const multiple: BodyOf<'multiple'> = { kind: 'multiple', options };
const judge: BodyOf<'judge'> = { kind: 'judge' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  clear();
  jest.useRealTimers();
});

const radios = (all: (name: string) => HTMLElement[]) => all('choice');
const checkedOnes = (all: (name: string) => HTMLElement[]) =>
  all('choice').map((option) => option.getAttribute('aria-checked'));

describe('one of several options', () => {
  test('is chosen by a tap, and another one instead of it', () => {
    const { all, answer } = ask(single);
    const [first, second] = radios(all);
    if (!first || !second) throw new Error('no options');
    click(first);
    expect(answer()).toEqual({ kind: 'single', choice: 'a' });
    click(second);
    expect(answer()).toEqual({ kind: 'single', choice: 'b' });
    expect(checkedOnes(all)).toEqual(['false', 'true', 'false']);
  });

  test('is a radio group with one stop, whose arrows choose round and round', () => {
    const { all, answer, box } = ask(single);
    const group = box.querySelector('[role="radiogroup"]');
    expect(group?.getAttribute('aria-label')).toBe('选一个认为对的');
    expect(radios(all).map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    const [first] = radios(all);
    first?.focus();
    for (const [key, choice] of [
      ['ArrowDown', 'b'],
      ['ArrowRight', 'c'],
      ['ArrowDown', 'a'],
      ['ArrowUp', 'c'],
      ['ArrowLeft', 'b'],
    ] as const) {
      press(document.activeElement as HTMLElement, key);
      expect(answer()).toEqual({ kind: 'single', choice });
    }
    expect(radios(all).map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    expect(document.activeElement).toBe(radios(all)[1]);
    expect(radios(all).every((radio) => radio.getAttribute('role') === 'radio')).toBe(true);
  });

  test('shows what is right beside what was chosen, in words too', () => {
    const given: Answer = { kind: 'single', choice: 'a' };
    const right: Answer = { kind: 'single', choice: 'c' };
    const { all } = lookAt(single, given, { verdict: 'wrong', points: 0, wrongParts: ['a'] }, right);
    const marks = radios(all).map((option) => option.querySelector('.choice__mark')?.textContent);
    expect(marks).toEqual(['孩子的答案', undefined, '正确答案']);
    const signs = all('choice__mark').map((mark) => mark.querySelector('.icon')?.getAttribute('style'));
    expect(new Set(signs).size).toBe(2);
    expect(radios(all).map((option) => option.getAttribute('aria-disabled'))).toEqual([
      'true',
      'true',
      'true',
    ]);
    expect(all('question__verdict')[0]?.textContent).toBe('再想一想');
  });

  test('shows what was wrong and no more while the right answer is withheld', () => {
    const given: Answer = { kind: 'single', choice: 'a' };
    const { all } = lookAt(single, given, { verdict: 'wrong', points: 0, wrongParts: ['a'] }, null);
    expect(all('choice__mark').map(({ textContent }) => textContent)).toEqual(['孩子的答案']);
  });
});

describe('several of several options', () => {
  test('are boxes to tick by taps and keys, each a stop, in the order of the options', () => {
    const { all, answer } = ask(multiple);
    const [first, , third] = radios(all);
    if (!first || !third) throw new Error('no options');
    expect(radios(all).map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0]);
    expect(first.getAttribute('role')).toBe('checkbox');
    press(third, ' ');
    click(first);
    expect(answer()).toEqual({ kind: 'multiple', choices: ['a', 'c'] });
    pass(400);
    click(first);
    expect(answer()).toEqual({ kind: 'multiple', choices: ['c'] });
    press(third, 'ArrowDown');
    expect(answer()).toEqual({ kind: 'multiple', choices: ['c'] });
  });

  test('lose no choice of two taps that come before the first is drawn', () => {
    const { all, answer } = ask(multiple);
    const [first, second] = radios(all);
    if (!first || !second) throw new Error('no options');
    tapBoth(first, second);
    expect(answer()).toEqual({ kind: 'multiple', choices: ['a', 'b'] });
  });

  test('show what was found, what was missed and what was too much', () => {
    const given: Answer = { kind: 'multiple', choices: ['a', 'b'] };
    const right: Answer = { kind: 'multiple', choices: ['a', 'c'] };
    const { all } = lookAt(multiple, given, { verdict: 'partly', points: 5, wrongParts: ['b'] }, right);
    expect(all('choice__mark').map(({ textContent }) => textContent)).toEqual([
      '选对了',
      '孩子的答案',
      '正确答案',
    ]);
    expect(all('question__outcome')[0]?.textContent).toBe('对了一部分得5分，满分10分');
  });
});

describe('true or false', () => {
  test('is answered by a tap or by an arrow', () => {
    const { all, answer } = ask(judge);
    const [yes] = radios(all);
    if (!yes) throw new Error('no options');
    expect(radios(all).map(({ textContent }) => textContent)).toEqual(['对', '错']);
    click(yes);
    expect(answer()).toEqual({ kind: 'judge', isTrue: true });
    yes.focus();
    press(yes, 'ArrowRight');
    expect(answer()).toEqual({ kind: 'judge', isTrue: false });
  });

  test('shows what is right', () => {
    const given: Answer = { kind: 'judge', isTrue: true };
    const outcome = { verdict: 'wrong', points: 0, wrongParts: ['true'] } as const;
    const { all } = lookAt(
      judge,
      given,
      { ...outcome, wrongParts: ['true'] },
      { kind: 'judge', isTrue: false },
    );
    expect(all('choice__mark').map(({ textContent }) => textContent)).toEqual(['孩子的答案', '正确答案']);
  });
});
