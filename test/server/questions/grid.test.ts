import type { AnswerOf, BodyOf } from '../../../src/contract/questions/question.schema';
import { pointName } from '../../../src/contract/questions/points';
import { grid } from '../../../server/domains/questions/kinds/grid';

const go: BodyOf<'grid'> = {
  kind: 'grid',
  look: 'go',
  task: 'points',
  columns: 9,
  rows: 9,
  stones: [{ x: 4, y: 4, colour: 'white' }],
  marks: [],
  most: 4,
  colour: 'black',
};
const paper: BodyOf<'grid'> = {
  ...go,
  look: 'squares',
  task: 'line',
  columns: 6,
  rows: 6,
  stones: [],
  most: 8,
};

type Place = readonly [number, number];
const at = (...points: Place[]): AnswerOf<'grid'> => ({
  kind: 'grid',
  points: points.map(([x, y]) => ({ x, y })),
});

describe('points', () => {
  const right = at([4, 3], [3, 4], [5, 4], [4, 5]);

  test.each([
    ['right, in whatever order', at([4, 5], [4, 3], [5, 4], [3, 4]), 4, []],
    ['partly: one is missing', at([4, 3], [3, 4], [5, 4]), 3, []],
    ['partly: one is wrong, which takes another one away', at([4, 3], [3, 4], [5, 4], [0, 0]), 2, ['0,0']],
    ['wrong', at([0, 0], [8, 8]), 0, ['0,0', '8,8']],
    ['not better for more wrong ones than right ones', at([4, 3], [0, 0], [1, 1]), 0, ['0,0', '1,1']],
  ])('are %s', (_, answer, hits, wrongParts) => {
    expect(grid.shapeMismatch(go, answer)).toBeNull();
    expect(grid.check(go, right, answer)).toEqual({ right: hits, of: 4, wrongParts });
  });

  test.each([
    ['off the board', at([9, 0])],
    ['twice', at([1, 1], [1, 1])],
    ['on a stone', at([4, 4])],
    ['more than may be set', at([0, 0], [0, 1], [0, 2], [0, 3], [0, 4])],
  ])('are refused %s', (_, answer) => {
    expect(grid.shapeMismatch(go, answer)).not.toBeNull();
  });

  test('are named as players name them, without the letter I', () => {
    expect(grid.words(go, at([0, 8], [7, 7], [8, 0]))).toBe('A1、H2、J9');
    expect(grid.isEmpty(at())).toBe(true);
    expect(grid.words(go, at())).toBe('');
  });

  test('of squares are named by column and row, from the left and from above', () => {
    expect(pointName(paper, { x: 2, y: 1 })).toBe('第3列第2行');
  });
});

describe('a line', () => {
  const square = at([1, 1], [3, 1], [3, 3], [1, 3], [1, 1]);

  test.each([
    ['right', square],
    ['right from its other end', at([1, 1], [1, 3], [3, 3], [3, 1], [1, 1])],
    ['right from another corner', at([3, 3], [1, 3], [1, 1], [3, 1], [3, 3])],
    ['right in more strokes', at([1, 1], [2, 1], [3, 1], [3, 2], [3, 3], [1, 3], [1, 1])],
  ])('is %s', (_, answer) => {
    expect(grid.shapeMismatch(paper, answer)).toBeNull();
    expect(grid.check(paper, square, answer)).toEqual({ right: 8, of: 8, wrongParts: [] });
  });

  test('is partly right where a side is missing', () => {
    expect(grid.check(paper, square, at([1, 1], [3, 1], [3, 3], [1, 3]))).toEqual({
      right: 6,
      of: 8,
      wrongParts: [],
    });
  });

  test('is less right where it goes elsewhere, which names the ends of that stroke', () => {
    expect(grid.check(paper, square, at([1, 1], [3, 1], [3, 3], [1, 1]))).toEqual({
      right: 2,
      of: 8,
      wrongParts: ['3,3', '1,1'],
    });
  });

  test('that goes slanting is another one than that round the corner', () => {
    const slanting = at([0, 0], [4, 2]);
    expect(grid.check(paper, slanting, at([4, 2], [2, 1], [0, 0]))).toMatchObject({ right: 2, of: 2 });
    expect(grid.check(paper, slanting, at([0, 0], [4, 0], [4, 2]))).toMatchObject({ right: 0 });
  });

  test('is incomplete with one point', () => {
    expect(grid.check(paper, square, at([1, 1]))).toMatchObject({ right: 0 });
  });

  test('is refused where it does not go on, and off the paper', () => {
    expect(grid.shapeMismatch(paper, at([1, 1], [1, 1]))).not.toBeNull();
    expect(grid.shapeMismatch(paper, at([6, 1]))).not.toBeNull();
    expect(grid.words(paper, at([0, 0], [2, 2]))).toBe('第1列第1行 → 第3列第3行');
    expect(grid.shown(paper, (key) => key)).toBe(paper);
  });
});
