/** Worksheets as PDF, generated: squares, dots and numbers. */
import { A4, pdfOf, type Drawing } from './pdf';

const MARGIN = 60;

/** 4 x 4: rows, columns and quarters contain 1 to 4. */
const SUDOKUS: readonly (readonly string[])[] = [
  ['1..4', '..1.', '.1..', '4..1'],
  ['.3.1', '1..3', '3..2', '2.3.'],
  ['2...', '.1.2', '1.2.', '...1'],
  ['..3.', '3..4', '4..3', '.3..'],
];

function sudoku(givens: readonly string[], x: number, y: number, side: number): Drawing {
  const cell = side / 4;
  const at = (index: number) => index * cell;
  return {
    boxes: [
      [x, y, side, side],
      [x + 1.5, y + 1.5, side - 3, side - 3],
    ],
    lines: [1, 2, 3].flatMap((index): [number, number, number, number][] => [
      [x + at(index), y, x + at(index), y + side],
      [x, y + at(index), x + side, y + at(index)],
    ]),
    digits: givens.flatMap((row, line) =>
      [...row].flatMap((digit, column): [number, number, string, number][] =>
        digit === '.'
          ? []
          : [[x + at(column) + cell * 0.36, y + at(3 - line) + cell * 0.32, digit, cell * 0.5]],
      ),
    ),
  };
}

const together = (drawings: readonly Drawing[]): Drawing => ({
  lines: drawings.flatMap(({ lines = [] }) => [...lines]),
  boxes: drawings.flatMap(({ boxes = [] }) => [...boxes]),
  digits: drawings.flatMap(({ digits = [] }) => [...digits]),
});

const SUDOKU_SIDE = 210;

const sudokuPage = (): Drawing =>
  together(
    SUDOKUS.map((givens, index) =>
      sudoku(givens, MARGIN + (index % 2) * 260, 480 - Math.floor(index / 2) * 300, SUDOKU_SIDE),
    ),
  );

/** Writing squares with guide lines for Chinese characters. */
function writingPage(): Drawing {
  const side = 79;
  const rows = 8;
  const columns = 6;
  const places = Array.from({ length: rows * columns }, (_, index) => ({
    x: MARGIN + (index % columns) * side,
    y: A4.height - MARGIN - (Math.floor(index / columns) + 1) * (side + 8),
  }));
  return {
    boxes: places.map(({ x, y }) => [x, y, side, side]),
    lines: places.flatMap(({ x, y }): [number, number, number, number][] => [
      [x + side / 2, y, x + side / 2, y + side],
      [x, y + side / 2, x + side, y + side / 2],
    ]),
  };
}

/** 19 x 19 lines: a Go board. */
function boardPage(): Drawing {
  const gap = 26;
  const side = gap * 18;
  const [x, y] = [(A4.width - side) / 2, (A4.height - side) / 2];
  return {
    lines: Array.from({ length: 19 }, (_, index) => index * gap).flatMap(
      (at): [number, number, number, number][] => [
        [x + at, y, x + at, y + side],
        [x, y + at, x + side, y + at],
      ],
    ),
  };
}

/** Sums up to 20 with answer boxes. */
function sumsPage(): Drawing {
  const sums = Array.from({ length: 40 }, (_, index) => {
    const left = 2 + ((index * 7) % 9);
    const right = 3 + ((index * 5) % 8);
    return { text: `${left} + ${right} =`, column: index % 4, row: Math.floor(index / 4) };
  });
  const x = (column: number) => MARGIN + column * 122;
  const y = (row: number) => A4.height - 110 - row * 68;
  return {
    digits: sums.map(({ text, column, row }) => [x(column), y(row), text, 16]),
    boxes: sums.map(({ column, row }) => [x(column) + 68, y(row) - 8, 34, 28]),
  };
}

export const sheets = {
  sudoku: () => pdfOf([sudokuPage()]),
  writing: () => pdfOf([writingPage(), writingPage()]),
  board: () => pdfOf([boardPage()]),
  sums: () => pdfOf([sumsPage()]),
} as const;

export type SheetName = keyof typeof sheets;
