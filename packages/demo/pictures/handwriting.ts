/** What children hand in: a sheet as it lies on the desk, photographed a little askew. */
import { at, curve, Paint, rect, stroke, type Point } from '../../../server/domains/files/svg';

export const handwritings = ['sums', 'drawing', 'essay-1', 'essay-2'] as const;
export type Handwriting = (typeof handwritings)[number];

const WIDTH = 750;
const HEIGHT = 1000;
const PENCIL = '#3d4a5c';
const DESK = '#c9a27a';
const PAPER = '#fffdf6';
const LINE = '#d7e3ea';

const drawings: Readonly<Record<Handwriting, () => string>> = {
  sums,
  drawing,
  'essay-1': () => essay(11, 3),
  'essay-2': () => essay(6, 7),
};

/** 750 x 1000. */
export const handwriting = (name: Handwriting): string =>
  new Paint().document(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, DESK),
    at(
      { x: 44, y: 40, turn: name === 'essay-2' ? 1.4 : -1.2 },
      rect(0, 0, 664, 920, PAPER),
      drawings[name](),
    ),
  );

/** Strokes of a digit in a box of 4 x 6. */
const DIGITS: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  '1': [
    [
      [1, 1],
      [2, 0],
      [2, 6],
    ],
  ],
  '2': [
    [
      [0, 1],
      [2, 0],
      [4, 1.5],
      [0, 6],
      [4, 6],
    ],
  ],
  '3': [
    [
      [0, 0.5],
      [3, 0],
      [3.5, 2],
      [1.5, 3],
      [4, 4.5],
      [2, 6],
      [0, 5.5],
    ],
  ],
  '4': [
    [
      [3, 6],
      [3, 0],
      [0, 4],
      [4, 4],
    ],
  ],
  '5': [
    [
      [4, 0],
      [0.5, 0],
      [0.5, 2.6],
      [3, 2.6],
      [4, 4.4],
      [2, 6],
      [0, 5.6],
    ],
  ],
  '6': [
    [
      [3.5, 0],
      [0.5, 3],
      [0.5, 5],
      [2, 6],
      [4, 5],
      [3, 3],
      [0.6, 4],
    ],
  ],
  '8': [
    [
      [3.6, 1],
      [2, 0],
      [0.6, 1.4],
      [3.8, 4.4],
      [2, 6],
      [0.2, 4.6],
      [3.6, 1],
    ],
  ],
  '+': [
    [
      [2, 1.4],
      [2, 4.8],
    ],
    [
      [0.3, 3.1],
      [3.7, 3.1],
    ],
  ],
  '=': [
    [
      [0.3, 2.3],
      [3.7, 2.2],
    ],
    [
      [0.3, 4],
      [3.7, 3.9],
    ],
  ],
};

function written(text: string, x: number, y: number, size: number): string {
  return [...text]
    .map((sign, index) =>
      (DIGITS[sign] ?? [])
        .map((points) => {
          const placed = points.map(([px, py]): Point => [x + (index * 6 + px) * size, y + py * size]);
          return stroke(
            placed.length > 3 ? curve(placed) : `M${placed.map((point) => point.join(' ')).join('L')}`,
            PENCIL,
            5,
          );
        })
        .join(''),
    )
    .join('');
}

/** Four sums; the third is wrong. */
function sums(): string {
  const lines = ['26+15=41', '34+28=62', '45+16=51', '52+33=85'];
  return lines.map((line, index) => written(line, 70, 110 + index * 200, 11)).join('');
}

function drawing(): string {
  const wave = (y: number): Point[] =>
    Array.from({ length: 8 }, (_, at) => [60 + at * 78, y + (at % 2) * 60]);
  return [
    stroke(curve(wave(160)), PENCIL, 6),
    ...[0, 1, 2, 3].map((at) =>
      rect(70 + at * 140, 330, 90, 90, 'none', { stroke: PENCIL, 'stroke-width': 6 }),
    ),
    ...[0, 1, 2].map((at) => stroke(`M${120 + at * 180} 540l60 110h-120z`, PENCIL, 6)),
    written('2+2=4', 120, 740, 13),
  ].join('');
}

/** Lines of signs that nobody reads: a page of handwriting from where a list shows it. */
function essay(lines: number, seed: number): string {
  const paper = Array.from({ length: 13 }, (_, line) => stroke(`M40 ${90 + line * 64}h584`, LINE, 3)).join(
    '',
  );
  const signs = Array.from({ length: lines }, (_, line) =>
    Array.from({ length: line === lines - 1 ? 6 : 12 }, (_sign, at) =>
      sign(52 + at * 47, 46 + line * 64, seed + line * 5 + at * 3),
    ).join(''),
  ).join('');
  // One line of one pencil: each sign alone would say again how it is drawn.
  return paper + stroke(signs, PENCIL, 3.5);
}

function sign(x: number, y: number, seed: number): string {
  const strokes = [
    `M${x} ${y + 8}h28`,
    `M${x + 14} ${y}v34`,
    ...(seed % 2 === 0 ? [`M${x + 3} ${y + 20}h22`] : [`M${x + 14} ${y + 14}l-12 18`]),
    ...(seed % 3 === 0 ? [`M${x + 14} ${y + 14}l14 18`] : [`M${x} ${y + 34}h28`]),
  ];
  // Now and then a word ends.
  return seed % 7 === 0 ? '' : strokes.join('');
}
