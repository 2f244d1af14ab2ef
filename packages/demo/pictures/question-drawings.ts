/** What questions of the bank show: counted, compared, read off. 640 x 400, and nothing beside what is asked. */
import { at, circle, ellipse, path, rect, stroke, type Point } from '../../../server/domains/files/svg';
import { colour, subjectColours } from './palette';

const CENTRE: Point = [320, 200];

/** Circle and triangle in turn; the last place is open. */
function pattern(): string {
  const place = (index: number): Point => [90 + index * 92, 200];
  const shapes = [0, 1, 2, 3, 4].map((index) => {
    const [x, y] = place(index);
    return index % 2 === 0 ? circle(x, y, 36, subjectColours.wandou.main) : triangle([x, y], 42, colour.sun);
  });
  const [x, y] = place(5);
  const open = rect(x - 38, y - 38, 76, 76, colour.white, {
    ...{ stroke: colour.inkSoft, 'stroke-width': 4, 'stroke-dasharray': '10 8', rx: 12 },
  });
  return [...shapes, open].join('');
}

const triangle = ([x, y]: Point, half: number, fill: string): string =>
  path(`M${x} ${y - half}L${x + half} ${y + half * 0.75}H${x - half}Z`, fill);

/** Four above, three below. */
function apples(): string {
  const row = (count: number, y: number) =>
    Array.from({ length: count }, (_, index) => apple([140 + index * 120, y], 1));
  return [...row(4, 130), ...row(3, 280)].join('');
}

function apple([x, y]: Point, scale: number): string {
  return at(
    { x, y, scale },
    circle(-14, 4, 32, colour.coral),
    circle(14, 4, 32, colour.coral),
    stroke('M0 -22Q2 -40 12 -46', colour.woodDeep, 6),
    ellipse(24, -38, 16, 8, colour.leaf, { transform: 'rotate(-24 24 -38)' }),
  );
}

/** A balance; `tilt` in degrees, the left side down. */
function balance(tilt: number, left: string, right: string): string {
  const [x] = CENTRE;
  const pan = (side: number, what: string) => {
    const angle = (tilt * Math.PI) / 180;
    const [endX, endY] = [x + side * 190 * Math.cos(angle), 130 - side * 190 * Math.sin(angle)];
    return at(
      { x: endX, y: endY },
      stroke('M0 0L-70 110H70Z', colour.inkSoft, 4),
      path('M-84 110H84Q70 146 0 146Q-70 146 -84 110Z', subjectColours.math.main),
      at({ y: 110 }, what),
    );
  };
  return [
    stroke(`M${x} 130V350`, colour.woodDeep, 14),
    rect(x - 90, 346, 180, 22, colour.wood, { rx: 10 }),
    at({ x, y: 130, turn: -tilt }, stroke('M-190 0H190', colour.woodDeep, 12)),
    circle(x, 130, 14, colour.sun),
    pan(-1, left),
    pan(1, right),
  ].join('');
}

const melon = ellipse(0, -42, 60, 42, colour.leaf, { stroke: colour.pea, 'stroke-width': 6 });
const threeApples = [-44, 0, 44].map((x) => apple([x, -24], 0.62)).join('');
const ball = (fill: string) => circle(0, -36, 36, fill);

/** Three sticks from one line; the middle one is the longest. */
function sticks(): string {
  const stick = (y: number, length: number, fill: string) => rect(90, y, length, 44, fill, { rx: 22 });
  return [
    stroke('M90 60V340', colour.inkSoft, 4, { 'stroke-dasharray': '4 12' }),
    stick(80, 300, colour.coral),
    stick(178, 440, subjectColours.biancheng.main),
    stick(276, 370, colour.sun),
  ].join('');
}

/** A round cake in eight pieces, three of them taken. */
function pie(): string {
  const [x, y] = CENTRE;
  const r = 160;
  const rim = (eighth: number): Point => {
    const angle = (eighth / 8) * 2 * Math.PI - Math.PI / 2;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  };
  const text = ([px, py]: Point) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  return Array.from({ length: 8 }, (_, index) =>
    path(
      `M${x} ${y}L${text(rim(index))}A${r} ${r} 0 0 1 ${text(rim(index + 1))}Z`,
      index < 3 ? subjectColours.math.main : colour.cream,
      { stroke: colour.woodDeep, 'stroke-width': 4, 'stroke-linejoin': 'round' },
    ),
  ).join('');
}

/** How many of four colours: five, three, six, two. Each box is one. */
function bars(): string {
  const counts: readonly (readonly [number, string])[] = [
    [5, colour.coral],
    [3, colour.sun],
    [6, subjectColours.biancheng.main],
    [2, colour.leaf],
  ];
  const boxes = counts.flatMap(([count, fill], column) =>
    Array.from({ length: count }, (_, index) =>
      rect(110 + column * 120, 296 - index * 50, 80, 44, fill, { rx: 6 }),
    ),
  );
  return [stroke('M70 346H570', colour.inkSoft, 5), ...boxes].join('');
}

/** Two fields by two: from the lower left to the upper right. */
function paths(): string {
  const [left, top, side] = [200, 80, 120];
  const lines = [0, 1, 2].flatMap((index) => [
    stroke(`M${left} ${top + index * side}H${left + 2 * side}`, colour.woodDeep, 8),
    stroke(`M${left + index * side} ${top}V${top + 2 * side}`, colour.woodDeep, 8),
  ]);
  const flag = [stroke('M440 80V22', colour.ink, 6), path('M443 22L486 38L443 56Z', colour.coral)];
  return [...lines, circle(200, 320, 20, subjectColours.wandou.main), ...flag].join('');
}

const GAP = 56;

/** A part of a Go board whose left and upper edges are the board's own. Places are counted from 1. */
function board(black: readonly Point[], white: readonly Point[]): string {
  const [left, top, lines] = [180, 60, 6];
  const at6 = ([column, row]: Point): Point => [left + (column - 1) * GAP, top + (row - 1) * GAP];
  const reach = (lines - 1) * GAP + 28;
  const { deep, soft } = subjectColours.weiqi;
  const stone = (point: Point, fill: string) =>
    circle(...at6(point), GAP * 0.44, fill, { stroke: colour.ink, 'stroke-width': 2 });
  return [
    rect(left - 34, top - 34, reach + 34, reach + 34, soft, { rx: 8 }),
    ...Array.from({ length: lines }, (_, index) => [
      stroke(`M${left} ${top + index * GAP}H${left + reach}`, deep, index === 0 ? 6 : 3),
      stroke(`M${left + index * GAP} ${top}V${top + reach}`, deep, index === 0 ? 6 : 3),
    ]).flat(),
    ...black.map((point) => stone(point, colour.ink)),
    ...white.map((point) => stone(point, colour.white)),
  ].join('');
}

/** A face of one mood: what its mouth and its brows do. */
function face(mouth: string, brows: string): string {
  return [
    circle(...CENTRE, 150, colour.sun),
    circle(265, 170, 16, colour.ink),
    circle(375, 170, 16, colour.ink),
    stroke(mouth, colour.ink, 12),
    stroke(brows, colour.ink, 10),
  ].join('');
}

const cloud = (fill: string, y: number) =>
  [circle(240, y, 62, fill), circle(320, y - 34, 84, fill), circle(404, y, 62, fill)].join('') +
  rect(240, y - 20, 164, 82, fill);
const drops = [230, 290, 350, 410].map((x) =>
  stroke(`M${x} 290L${x - 18} 336`, subjectColours.biancheng.main, 12),
);
const rays = Array.from({ length: 8 }, (_, index) =>
  at({ x: 320, y: 200, turn: index * 45 }, stroke('M0 -124V-164', colour.sunDeep, 14)),
);
const cat = [
  path('M232 190L244 96L306 146Z', subjectColours.math.main),
  path('M408 190L396 96L334 146Z', subjectColours.math.main),
  circle(320, 218, 108, subjectColours.math.main),
  circle(282, 206, 12, colour.ink),
  circle(358, 206, 12, colour.ink),
  stroke('M298 250Q320 270 342 250', colour.ink, 8),
  stroke('M214 236H252M388 236H426', colour.ink, 6),
];

export const questionDrawings = {
  pattern,
  apples,
  balance: () => balance(0, melon, threeApples),
  tilt: () => balance(10, ball(colour.coral), ball(subjectColours.biancheng.main)),
  sticks,
  pie,
  bars,
  paths,
  'go-corner': () => board([[1, 1]], []),
  'go-atari': () =>
    board(
      [
        [3, 2],
        [2, 3],
        [3, 4],
      ],
      [[3, 3]],
    ),
  'go-caught': () =>
    board(
      [
        [2, 1],
        [1, 2],
      ],
      [[1, 1]],
    ),
  'go-side': () => board([[3, 1]], []),
  'shape-circle': () => circle(...CENTRE, 120, subjectColours.wandou.main),
  'shape-triangle': () => triangle(CENTRE, 130, subjectColours.wandou.main),
  'shape-square': () => rect(210, 90, 220, 220, subjectColours.wandou.main),
  'face-glad': () => face('M250 240Q320 310 390 240', 'M236 126Q264 108 292 124M348 124Q376 108 404 126'),
  'face-sad': () => face('M258 282Q320 226 382 282', 'M236 134L290 112M350 112L404 134'),
  'face-cross': () => face('M262 272H378', 'M236 112L292 140M348 140L404 112'),
  sunny: () => [circle(320, 200, 96, colour.sun), ...rays].join(''),
  rainy: () => [cloud(subjectColours.biancheng.soft, 190), ...drops].join(''),
  cloudy: () => cloud(subjectColours.biancheng.soft, 220),
  apple: () => apple([320, 210], 3),
  cat: () => cat.join(''),
  ball: () => circle(...CENTRE, 120, colour.coral, { stroke: colour.cream, 'stroke-width': 14 }),
} as const satisfies Readonly<Record<string, () => string>>;
