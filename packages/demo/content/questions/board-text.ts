/** Notation of boards: one line a row, '.' free, 'X' black, 'O' white, '*' correct point, 'A' to 'C' a labelled free point. */
import type { QuestionBody } from '../../../../src/contract/questions/question.schema';
import type { BankQuestion } from '../../../../server/domains/questions/bank';
import { questionOf, type ThingText } from './thing-text';

type Grid = Extract<QuestionBody, { kind: 'grid' }>;
interface Place {
  readonly x: number;
  readonly y: number;
  readonly sign: string;
}

const placesOf = (rows: readonly string[]): Place[] =>
  rows.flatMap((row, y) => [...row].map((sign, x) => ({ x, y, sign })));

interface Board extends ThingText {
  readonly board: readonly string[];
  /** Maximum number of points; default: number of correct ones. */
  readonly most?: number;
}

const bodyOf = (board: readonly string[], look: Grid['look'], most: number): Grid => ({
  ...{ kind: 'grid', look, task: 'points', most, colour: 'black' },
  columns: board[0]?.length ?? 0,
  rows: board.length,
  stones: placesOf(board)
    .filter(({ sign }) => sign === 'X' || sign === 'O')
    .map(({ x, y, sign }) => ({ x, y, colour: sign === 'X' ? 'black' : 'white' })),
  marks: placesOf(board)
    .filter(({ sign }) => /[A-C]/.test(sign))
    .map(({ x, y, sign }) => ({ x, y, label: sign })),
});

function pointsOn(look: Grid['look'], text: Board): BankQuestion {
  const points = placesOf(text.board)
    .filter(({ sign }) => sign === '*')
    .map(({ x, y }) => ({ x, y }));
  return questionOf(text, {
    body: bodyOf(text.board, look, text.most ?? points.length),
    answer: { kind: 'grid', points },
  });
}

export const goBoard = (text: Board): BankQuestion => pointsOn('go', text);
export const squares = (text: Board): BankQuestion => pointsOn('squares', text);

interface Drawn extends Board {
  readonly line: readonly (readonly [number, number])[];
}

/** A line on squared paper, through the given points. */
export const lineOn = (text: Drawn): BankQuestion =>
  questionOf(text, {
    body: { ...bodyOf(text.board, 'squares', text.most ?? 12), task: 'line' },
    answer: { kind: 'grid', points: text.line.map(([x, y]) => ({ x, y })) },
  });

/** Rows of an empty board: above, below or all of it. */
export const free = (lines: number, rows = lines): string[] =>
  Array.from({ length: rows }, () => '.'.repeat(lines));
