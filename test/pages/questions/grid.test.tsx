import type { BodyOf } from '@/contract/questions/question.schema';
import { act } from 'react';
import { clear, click, press, swipe } from '../components/support';
import { ask, clickAt, lay, lookAt, type Asked } from './asked';

const go: BodyOf<'grid'> = {
  kind: 'grid',
  look: 'go',
  task: 'points',
  columns: 9,
  rows: 9,
  stones: [{ x: 4, y: 4, colour: 'white' }],
  marks: [{ x: 4, y: 4, label: 'A' }],
  most: 2,
  colour: 'black',
};
const paper: BodyOf<'grid'> = {
  ...go,
  look: 'squares',
  task: 'line',
  columns: 5,
  rows: 5,
  stones: [],
  marks: [],
  most: 6,
};
const points = (...all: (readonly [number, number])[]) => ({
  kind: 'grid',
  points: all.map(([x, y]) => ({ x, y })),
});

afterEach(clear);

/** 40 CSS pixels per cell; labels are on the left, and below a Go board or above grid paper. */
const CELL = 40;
function laid(asked: Asked, { columns, rows }: BodyOf<'grid'>): HTMLElement {
  const board = asked.get('board');
  lay(board, 0, 0, (columns + 1) * CELL, (rows + 1) * CELL);
  return board;
}
const placeOf = (x: number, y: number, top = 0.2): readonly [number, number] => [
  (x + 0.5 + 0.8) * CELL,
  (y + 0.5 + top) * CELL,
];

describe('a Go board', () => {
  test('has lines, star points, names and stones', () => {
    const { all, get } = ask(go);
    expect(all('board__star')).toHaveLength(5);
    expect(all('board__stone--white')).toHaveLength(1);
    expect(
      all('board__name')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('ABCDEFGHJ987654321');
    expect(get('board').getAttribute('aria-label')).toBe('9路棋盘');
    expect(all('board__cell')).toHaveLength(81);
  });

  test('sets a stone on the crossing that is nearest to the tap, and takes it away again', () => {
    const asked = ask(go);
    const board = laid(asked, go);
    const [x, y] = placeOf(3, 2);
    clickAt(board, x + 15, y - 15);
    expect(asked.answer()).toEqual(points([3, 2]));
    expect(asked.status()).toBe('D7，选好了');
    expect(asked.all('board__own')).toHaveLength(1);
    clickAt(board, x, y);
    expect(asked.answer()).toEqual(points());
    expect(asked.status()).toBe('D7，取消了');
  });

  test('sets none on a stone, beside the board, or more than may be', () => {
    const asked = ask(go);
    const board = laid(asked, go);
    clickAt(board, ...placeOf(4, 4));
    expect(asked.status()).toBe('这里已经有棋子了');
    clickAt(board, 4, 4);
    expect(asked.answer()).toBeUndefined();
    [0, 1, 2].forEach((x) => clickAt(board, ...placeOf(x, 0)));
    expect(asked.answer()).toEqual(points([0, 0], [1, 0]));
    expect(asked.status()).toBe('最多2个，先拿走一个吧');
  });

  test('moves the stone where only one may be set', () => {
    const one = { ...go, most: 1 };
    const asked = ask(one);
    const board = laid(asked, one);
    clickAt(board, ...placeOf(0, 0));
    clickAt(board, ...placeOf(8, 8));
    expect(asked.answer()).toEqual(points([8, 8]));
  });

  test('loses no stone of two taps that come before the first is drawn', () => {
    const asked = ask(go);
    const board = laid(asked, go);
    act(() => {
      [placeOf(0, 0), placeOf(1, 1)].forEach(([clientX, clientY]) =>
        board.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY })),
      );
    });
    expect(asked.answer()).toEqual(points([0, 0], [1, 1]));
  });

  test('is played by keyboard, and names the field in focus', () => {
    const asked = ask(go);
    const board = asked.get('board');
    const current = (): string | null | undefined =>
      document.getElementById(board.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label');
    press(board, 'ArrowRight');
    expect(current()).toBe('E5，白子，标记 A');
    press(board, 'ArrowRight');
    press(board, 'ArrowUp');
    press(board, ' ');
    expect(asked.answer()).toEqual(points([5, 3]));
    expect(current()).toBe('F6，新落的黑子');
    expect(asked.get('board__cursor')).toBeDefined();
    press(board, 'End');
    expect(current()).toBe('J6');
    press(board, 'Backspace');
    expect(asked.answer()).toEqual(points());
  });

  test('of 19 lines is enlarged where it is tapped while it is too small to hit', () => {
    const large = { ...go, columns: 19, rows: 19, stones: [] };
    const asked = ask(large);
    expect(asked.all('board__star')).toHaveLength(9);
    const step = (text: string): HTMLElement => {
      const found = asked.all('things__step').find(({ textContent }) => textContent === text);
      if (!found) throw new Error(`no ${text}`);
      return found;
    };
    click(step('缩小'));
    clickAt(laid(asked, large), ...placeOf(3, 3));
    expect(asked.answer()).toBeUndefined();
    expect(asked.status()).toBe('先放大一点再落子');
    clickAt(laid(asked, large), ...placeOf(3, 3));
    expect(asked.answer()).toEqual(points([3, 3]));
    click(step('放大'));
    expect(asked.get('board').style.width).toBe('17.6rem');
  });

  test('shows what was wrong and what is right, and says both', () => {
    const { all, get, has } = lookAt(
      go,
      { kind: 'grid', points: [{ x: 0, y: 0 }] },
      { verdict: 'wrong', points: 0, wrongParts: ['0,0'] },
      { kind: 'grid', points: [{ x: 3, y: 4 }] },
    );
    expect(all('board__own--wrong')).toHaveLength(1);
    expect(all('board__own--missed')).toHaveLength(1);
    expect(get('things__answers').textContent).toBe('孩子的答案A9正确答案D5');
    expect(get('board').getAttribute('aria-readonly')).toBe('true');
    expect(has('board__cursor')).toBe(false);
    press(get('board'), 'ArrowUp');
    expect(has('board__cursor')).toBe(true);
    press(get('board'), ' ');
    expect(all('board__own--wrong')).toHaveLength(1);
  });
});

describe('squared paper', () => {
  test('takes a line that is drawn, slanting too, and straight on is one stroke', () => {
    const asked = ask(paper);
    const board = laid(asked, paper);
    const place = (x: number, y: number) => placeOf(x, y, 0.8);
    swipe(board, [place(0, 0), place(1, 0), place(2, 0), place(3, 1), place(4, 2)]);
    expect(asked.answer()).toEqual(points([0, 0], [2, 0], [4, 2]));
    swipe(board, [place(4, 2), place(3, 1)]);
    expect(asked.answer()).toEqual(points([0, 0], [2, 0], [3, 1]));
  });

  test('takes a line from point to point by taps, back from its end, and undone step by step', () => {
    const asked = ask(paper);
    const board = laid(asked, paper);
    const tap = (x: number, y: number): void => clickAt(board, ...placeOf(x, y, 0.8));
    tap(0, 0);
    tap(2, 1);
    tap(4, 4);
    tap(4, 4);
    expect(asked.answer()).toEqual(points([0, 0], [2, 1]));
    const [undo, empty] = asked.all('things__step').slice(-2);
    if (!undo || !empty) throw new Error('no steps');
    click(undo);
    expect(asked.answer()).toEqual(points([0, 0]));
    tap(3, 3);
    click(empty);
    expect(asked.answer()).toEqual(points());
  });

  test('fills fields where points are asked', () => {
    const fields = { ...paper, task: 'points' as const, most: 3 };
    const asked = ask(fields);
    clickAt(laid(asked, fields), ...placeOf(2, 1, 0.8));
    expect(asked.answer()).toEqual(points([2, 1]));
    expect(asked.all('board__field')).toHaveLength(1);
    expect(asked.byName('第3列第2行，已选').getAttribute('aria-selected')).toBe('true');
  });

  test('shows the right line under the given one', () => {
    const { all, get } = lookAt(
      paper,
      {
        kind: 'grid',
        points: [
          { x: 0, y: 0 },
          { x: 4, y: 0 },
        ],
      },
      { verdict: 'wrong', points: 0, wrongParts: ['0,0', '4,0'] },
      {
        kind: 'grid',
        points: [
          { x: 0, y: 0 },
          { x: 4, y: 4 },
        ],
      },
    );
    expect(all('board__line--right')).toHaveLength(1);
    expect(all('board__end--wrong')).toHaveLength(2);
    expect(get('things__answers').textContent).toBe(
      '孩子的答案第1列第1行 → 第5列第1行正确答案第1列第1行 → 第5列第5行',
    );
  });
});
