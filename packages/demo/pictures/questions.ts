/** Pictures that questions ask about: plain and exact, with nothing beside what is asked. */
import { at, circle, Paint, path, rect, stroke, type Point } from '../../../server/domains/files/svg';
import { colour, subjectColours } from './palette';
import { questionDrawings } from './question-drawings';

const WIDTH = 640;
const HEIGHT = 400;
const CENTRE: Point = [320, 200];

const drawings = { cubes, clock, goban, ...questionDrawings };

export type QuestionPicture = keyof typeof drawings;
export const questionPictures = Object.keys(drawings) as readonly QuestionPicture[];

/** 640 x 400. */
export const questionPicture = (name: QuestionPicture): string =>
  new Paint().document(WIDTH, HEIGHT, rect(0, 0, WIDTH, HEIGHT, colour.white), drawings[name]());

/** Two by two below, one on top at the back: five, one of which nobody sees. */
function cubes(): string {
  const places = [
    [0, 0, 0],
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
    [1, 1, 0],
  ] as const;
  return places.map(([right, left, up]) => cube(right, left, up)).join('');
}

const EDGE = 88;
/** Of a cube seen from its corner. */
const RIGHT: Point = [EDGE * 0.866, EDGE * 0.5];
const LEFT: Point = [-EDGE * 0.866, EDGE * 0.5];

function cube(right: number, left: number, up: number): string {
  const corner = (r: number, l: number, u: number): Point => [
    CENTRE[0] + (right + r) * RIGHT[0] + (left + l) * LEFT[0],
    CENTRE[1] + (right + r) * RIGHT[1] + (left + l) * LEFT[1] - (up + u) * EDGE,
  ];
  const { deep, main, soft } = subjectColours.wandou;
  const face = (fill: string, ...points: readonly Point[]) =>
    path(`M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`, fill, {
      stroke: colour.white,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    });
  return [
    face(soft, corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1), corner(0, 1, 1)),
    face(main, corner(0, 1, 1), corner(1, 1, 1), corner(1, 1, 0), corner(0, 1, 0)),
    face(deep, corner(1, 0, 1), corner(1, 1, 1), corner(1, 1, 0), corner(1, 0, 0)),
  ].join('');
}

const DIAL = 168;

/** Half past seven. */
function clock(): string {
  const [x, y] = CENTRE;
  const place = (hours: number, length: number): Point => {
    const angle = (hours / 12) * 2 * Math.PI;
    return [x + length * Math.sin(angle), y - length * Math.cos(angle)];
  };
  const hand = (hours: number, length: number, width: number) => {
    const [endX, endY] = place(hours, length);
    return stroke(`M${x} ${y}L${endX.toFixed(1)} ${endY.toFixed(1)}`, colour.ink, width);
  };
  const numbers = Array.from({ length: 12 }, (_, index) =>
    numeral(String(index + 1), place(index + 1, DIAL - 36)),
  );
  return [
    circle(x, y, DIAL, subjectColours.math.tint, { stroke: subjectColours.math.main, 'stroke-width': 10 }),
    ...numbers,
    hand(7.5, 78, 12),
    hand(6, 116, 8),
    circle(x, y, 11, colour.coral),
  ].join('');
}

/** Of a digit 14 wide and 24 high: where its strokes begin and end, by the letters of a seven-segment display. */
const STROKES = {
  ...{ a: 'M0 0H14', b: 'M14 0V12', c: 'M14 12V24', d: 'M0 24H14' },
  ...{ e: 'M0 12V24', f: 'M0 0V12', g: 'M0 12H14' },
} as const;
const DIGITS = ['abcdef', 'bc', 'abged', 'abgcd', 'fgbc', 'afgcd', 'afgedc', 'abc', 'abcdefg', 'abcdfg'];
const DIGIT_STEP = 22;

/** Drawn, since pictures hold no letters. */
function numeral(number: string, [x, y]: Point): string {
  const width = (number.length - 1) * DIGIT_STEP + 14;
  const digits = [...number].map((digit, place) => {
    const strokes = [...(DIGITS[Number(digit)] ?? '')].map((name) => STROKES[name as keyof typeof STROKES]);
    const d = strokes.join('');
    return at({ x: place * DIGIT_STEP, y: 0 }, stroke(d, colour.ink, 4));
  });
  return at({ x: x - width / 2, y: y - 12 }, ...digits);
}

const LINES = 7;
const GAP = 48;

/** Three black stones in a row in the middle of a board. */
function goban(): string {
  const [x, y] = CENTRE;
  const half = ((LINES - 1) / 2) * GAP;
  const offsets = Array.from({ length: LINES }, (_, line) => line * GAP - half);
  const { deep, soft } = subjectColours.weiqi;
  const side = 2 * half + GAP;
  return [
    rect(x - side / 2, y - side / 2, side, side, soft, { rx: 12 }),
    ...offsets.map((offset) => stroke(`M${x - half} ${y + offset}H${x + half}`, deep, 3)),
    ...offsets.map((offset) => stroke(`M${x + offset} ${y - half}V${y + half}`, deep, 3)),
    ...[-GAP, 0, GAP].map((offset) => circle(x + offset, y, GAP * 0.44, colour.ink)),
  ].join('');
}
