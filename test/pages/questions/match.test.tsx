import type { BodyOf } from '@/contract/questions/question.schema';
import { clear, click, pass, press, swipe } from '../components/support';
import { ask, found, lay, lookAt, tapBoth, thing } from './asked';

const body: BodyOf<'match'> = {
  kind: 'match',
  left: [thing('a', '苹果'), thing('b', '香蕉')],
  right: [thing('x', '红色'), thing('y', '黄色'), thing('z', '蓝色')],
};
const pairs = (...all: string[]) => ({
  kind: 'match',
  pairs: all.map(([left, right]) => ({ left, right })),
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  clear();
  jest.useRealTimers();
});

describe('a question of pairs', () => {
  test('ties the left thing to the right one that is tapped next, and draws a line', () => {
    const { answer, byName, all, status } = ask(body);
    click(byName('苹果，还没有连'));
    expect(byName('苹果，已拿起，请选另一边').getAttribute('aria-pressed')).toBe('true');
    click(byName('红色，还没有连'));
    expect(answer()).toEqual(pairs('ax'));
    expect(byName('苹果，已连到 红色')).toBeDefined();
    expect(byName('红色，已连到 苹果')).toBeDefined();
    expect(all('match__line')).toHaveLength(1);
    expect(status()).toBe('苹果 连到了 红色');
  });

  test('takes a line back when one of its ends is tapped again', () => {
    const { answer, byName, status } = ask(body, { kind: 'match', pairs: [{ left: 'a', right: 'x' }] });
    click(byName('苹果，已连到 红色'));
    expect(answer()).toEqual(pairs());
    expect(status()).toBe('苹果 的线取消了');
    click(byName('黄色，还没有连'));
    expect(answer()).toEqual(pairs('ay'));
  });

  test('begins on the right as well, and moves a line to another item', () => {
    const { answer, byName } = ask(body);
    click(byName('黄色，还没有连'));
    click(byName('香蕉，还没有连'));
    expect(answer()).toEqual(pairs('by'));
    pass(400);
    click(byName('苹果，还没有连'));
    click(byName('黄色，已连到 香蕉'));
    expect(answer()).toEqual(pairs('ay'));
  });

  test('loses no choice of two taps that come before the first is drawn', () => {
    const { answer, byName } = ask(body);
    tapBoth(byName('苹果，还没有连'), byName('红色，还没有连'));
    tapBoth(byName('香蕉，还没有连'), byName('黄色，还没有连'));
    expect(answer()).toEqual(pairs('ax', 'by'));
  });

  test('is answered by keyboard: arrows lead through the sides, Enter ties', () => {
    const { answer, byName, box } = ask(body);
    byName('苹果，还没有连').focus();
    press(byName('苹果，还没有连'), 'ArrowDown');
    press(byName('香蕉，还没有连'), 'Enter');
    press(byName('香蕉，已拿起，请选另一边'), 'ArrowRight');
    expect(box.ownerDocument.activeElement).toBe(byName('红色，还没有连'));
    press(byName('红色，还没有连'), 'ArrowDown');
    press(byName('黄色，还没有连'), 'Enter');
    expect(answer()).toEqual(pairs('by'));
    press(byName('黄色，已连到 香蕉'), 'ArrowLeft');
    expect(box.ownerDocument.activeElement).toBe(byName('苹果，还没有连'));
  });

  test('ties what is drawn from one side to the other, and nothing when it ends beside', () => {
    const { answer, get, has } = ask(body);
    const board = get('match__board');
    lay(board, 0, 0, 300, 300);
    swipe(
      board,
      [
        [30, 50],
        [60, 60],
      ],
      false,
    );
    expect(has('match__line--pulled')).toBe(true);
    swipe(board, [
      [30, 50],
      [150, 80],
      [270, 150],
    ]);
    expect(answer()).toEqual(pairs('ay'));
    expect(has('match__line--pulled')).toBe(false);
    swipe(board, [
      [30, 150],
      [150, 150],
    ]);
    expect(answer()).toEqual(pairs('ay'));
  });

  test('shows the right lines beside the given ones, and says both', () => {
    const { all, get } = lookAt(
      body,
      {
        kind: 'match',
        pairs: [
          { left: 'a', right: 'x' },
          { left: 'b', right: 'z' },
        ],
      },
      { verdict: 'partly', points: 5, wrongParts: ['b'] },
      {
        kind: 'match',
        pairs: [
          { left: 'a', right: 'x' },
          { left: 'b', right: 'y' },
        ],
      },
    );
    expect(all('match__line--wrong')).toHaveLength(1);
    expect(all('match__line--right')).toHaveLength(1);
    expect(get('things__answers').textContent).toBe(
      '孩子的答案苹果 – 红色；香蕉 – 蓝色正确答案苹果 – 红色；香蕉 – 黄色',
    );
    expect(found(get('question'), '.match__board').getAttribute('aria-hidden')).toBe('true');
    expect(all('pressable')).toHaveLength(0);
  });
});
