/** What the children of the demonstration drew, built and wrote: pages 600 x 480, on paper. */
import { at, circle, ellipse, Paint, path, rect, stroke } from '../../../server/domains/files/svg';
import { bush, cloud, flower, grass, hill, moon, pineTree, roundTree, sky, star, sun } from './nature';
import { colour } from './palette';
import { pea } from './pea';
import { balloon, bookStack, flag, house, podBoat, pottedPlant } from './things';

const WIDTH = 600;
const HEIGHT = 480;

const CRAYONS = ['#E2574C', '#F5A623', '#FFC53D', '#4BAE6C', '#4A8CF0', '#8E74E4'] as const;

/** Wax lines that do not quite meet, as of a hand that is still learning. */
const scribble = (x: number, y: number, width: number, tint: string): string =>
  stroke(
    Array.from({ length: 9 }, (_, row) => {
      const from = x + ((row * 7) % 12);
      return `M${from} ${y + row * 9}q${width / 4} ${row % 2 === 0 ? -6 : 6} ${width - ((row * 5) % 14)} 0`;
    }).join(''),
    tint,
    7,
    { opacity: 0.55 },
  );

const ground = (y: number, tints: readonly string[], paint: Paint): string =>
  hill(
    WIDTH,
    HEIGHT,
    [
      [0, y],
      [160, y - 26],
      [330, y + 12],
      [480, y - 18],
      [WIDTH, y],
    ],
    paint.linear(tints),
  );

const rainbow = (): string =>
  CRAYONS.map((tint, index) =>
    stroke(
      `M${90 + index * 18} 360A${210 - index * 18} ${210 - index * 18} 0 0 1 ${510 - index * 18} 360`,
      tint,
      16,
    ),
  ).join('');

const blocks = (): string =>
  [5, 4, 3, 2, 1]
    .flatMap((many, row) =>
      Array.from({ length: many }, (_, index) =>
        rect(
          300 - many * 36 + index * 72,
          360 - row * 60,
          68,
          56,
          CRAYONS[(row * 2 + index) % CRAYONS.length] ?? colour.sun,
          { rx: 8 },
        ),
      ),
    )
    .join('');

const fish = (x: number, y: number, tint: string, mirror = false): string =>
  at(
    { x, y, mirror },
    path('M34 0L66 -22V22Z', tint),
    ellipse(0, 0, 46, 28, tint),
    circle(-22, -6, 6, colour.white),
    circle(-24, -6, 3, colour.ink),
    stroke('M-6 -16Q6 0 -6 16M10 -14Q20 0 10 14', colour.white, 3, { opacity: 0.5 }),
  );

const rocket = (): string =>
  at(
    { x: 300, y: 230, turn: 18 },
    path('M-24 96L0 150L24 96Z', '#F5A623'),
    path('M-30 40L-66 96H-30ZM30 40L66 96H30Z', '#E2574C'),
    path('M0 -130C46 -70 44 30 30 100H-30C-44 30 -46 -70 0 -130Z', '#F3F6F4'),
    circle(0, -34, 20, '#4A8CF0'),
    circle(0, -34, 12, '#CFE3FF'),
  );

/** Nine points in rows of one, two, three: what a triangle number is. */
const dots = (): string =>
  [1, 2, 3, 4]
    .flatMap((many, row) =>
      Array.from({ length: many }, (_, index) =>
        circle(300 - (many - 1) * 42 + index * 84, 110 + row * 84, 30, CRAYONS[row] ?? colour.sun),
      ),
    )
    .join('');

const pie = (x: number, parts: number, tint: string): string => {
  const lines = Array.from({ length: parts }, (_, index) => {
    const angle = (Math.PI * 2 * index) / parts - Math.PI / 2;
    return `M${x} 230L${(x + Math.cos(angle) * 110).toFixed(1)} ${(230 + Math.sin(angle) * 110).toFixed(1)}`;
  });
  const end = (Math.PI * 2) / parts - Math.PI / 2;
  const slice = `M${x} 230V120A110 110 0 0 1 ${(x + Math.cos(end) * 110).toFixed(1)} ${(230 + Math.sin(end) * 110).toFixed(1)}Z`;
  return [
    circle(x, 230, 110, '#FFF3D6'),
    path(slice, tint),
    stroke(lines.join(''), colour.woodDeep, 4),
    circle(x, 230, 110, 'none', { stroke: colour.woodDeep, 'stroke-width': 5 }),
  ].join('');
};

const board = (): string => {
  const lines = Array.from({ length: 9 }, (_, index) => {
    const place = 100 + index * 40;
    return `M140 ${place - 20}H460M${place + 40} 80V400`;
  });
  const stones: readonly (readonly [number, number, boolean])[] = [
    [3, 3, true],
    [4, 3, false],
    [4, 4, true],
    [3, 4, false],
    [5, 5, true],
    [2, 5, false],
  ];
  return [
    rect(110, 50, 380, 380, '#E8BF7F', { rx: 12 }),
    stroke(lines.join(''), '#8A5F2B', 2),
    ...stones.map(([x, y, isBlack]) =>
      circle(140 + x * 40, 80 + y * 40, 17, isBlack ? '#23282A' : '#FBFBF7'),
    ),
  ].join('');
};

const drawings = {
  'rainbow-day': (paint: Paint) => [
    sky(paint, WIDTH, HEIGHT, ['#CFEAFF', '#FFFFFF']),
    rainbow(),
    ground(380, ['#BFE7AE', '#86CC7F'], paint),
    pea(paint, { x: 250, y: 392, size: 34, mood: 'laugh', tone: 'young' }),
    pea(paint, { x: 346, y: 386, size: 40, mood: 'joy' }),
  ],
  'our-house': (paint: Paint) => [
    sky(paint, WIDTH, HEIGHT, ['#FFF1CF', '#FFFFFF']),
    sun(500, 92, 40),
    scribble(60, 60, 150, '#4A8CF0'),
    ground(372, ['#CBEAB0', '#8CCB78'], paint),
    house(paint, { x: 280, y: 384, scale: 2.6 }, ['#FFE2C4', '#FBC79B'], '#D9604C', '#BFE1FF'),
    roundTree(paint, { x: 470, y: 400, scale: 1.8 }),
    flower(120, 360, 22, '#F58DB1'),
    flower(170, 376, 18, '#8E74E4'),
  ],
  'under-the-sea': (paint: Paint) => [
    rect(0, 0, WIDTH, HEIGHT, paint.linear(['#BEEBF2', '#4FA9CB', '#2A6F9E'])),
    fish(190, 150, '#F5A623'),
    fish(410, 220, '#E2574C', true),
    fish(250, 310, '#FFC53D'),
    stroke('M70 480Q40 400 80 340T70 250M520 480Q560 410 520 350T540 270', '#4BAE6C', 14),
    ...[90, 180, 330, 470].map((x, index) =>
      circle(x, 90 + index * 40, 8 + index, '#FFFFFF', { opacity: 0.5 }),
    ),
  ],
  'to-the-moon': (paint: Paint) => [
    rect(0, 0, WIDTH, HEIGHT, paint.linear(['#1D2A55', '#3B4C8F'])),
    moon(paint, 480, 100, 54),
    ...[70, 150, 240, 390, 530].map((x, index) => star(x, 70 + ((index * 97) % 320), 10 + (index % 3) * 3)),
    rocket(),
  ],
  'autumn-trees': (paint: Paint) => [
    sky(paint, WIDTH, HEIGHT, ['#FFE7C2', '#FFF8EC']),
    ground(370, ['#F2C879', '#DB9B4B'], paint),
    roundTree(paint, { x: 140, y: 396, scale: 2.2 }, ['#FFC86B', '#F08A3C']),
    roundTree(paint, { x: 320, y: 410, scale: 2.6 }, ['#F59A7A', '#D9503F']),
    roundTree(paint, { x: 490, y: 398, scale: 2 }, ['#FFE08A', '#E5A72E']),
    scribble(40, 410, 520, '#B5702C'),
  ],
  'my-garden': (paint: Paint) => [
    sky(paint, WIDTH, HEIGHT, ['#E3F6E7', '#FFFFFF']),
    cloud({ x: 150, y: 90 }),
    ground(340, ['#CBEFB5', '#7DC66F'], paint),
    ...[90, 170, 250, 340, 430, 510].map((x, index) =>
      flower(x, 300 + (index % 3) * 28, 30, CRAYONS[index % CRAYONS.length] ?? colour.sun),
    ),
    bush(paint, { x: 80, y: 460, scale: 1.4 }),
    grass(300, 440, 1.6),
  ],
  'block-tower': (paint: Paint) => [
    rect(0, 0, WIDTH, HEIGHT, paint.linear(['#FFF6E3', '#FFE9C4'])),
    rect(0, 414, WIDTH, 66, '#DDB67C'),
    blocks(),
    flag({ x: 300, y: 122, scale: 0.9 }, '#E2574C'),
    pea(paint, { x: 90, y: 372, size: 42, mood: 'joy' }),
  ],
  'pea-boat': (paint: Paint) => [
    sky(paint, WIDTH, HEIGHT, ['#D6EEFF', '#FFFFFF']),
    sun(90, 90, 36),
    rect(0, 340, WIDTH, 140, paint.linear(['#7FC6E6', '#3E8FC0'])),
    podBoat(paint, { x: 300, y: 330, scale: 1.8 }),
    stroke('M0 400q50 -24 100 0t100 0t100 0t100 0t100 0t100 0', '#FFFFFF', 5, { opacity: 0.6 }),
  ],
  'balloon-trip': (paint: Paint) => [
    sky(paint, WIDTH, HEIGHT, ['#BFE0FF', '#FDF4E2']),
    balloon(paint, { x: 230, y: 190, scale: 1.6 }, ['#E2574C', '#FFC53D', '#FFF6E3']),
    balloon(paint, { x: 440, y: 150, scale: 0.9 }, ['#4A8CF0', '#B5D1FB', '#FFFFFF']),
    ground(410, ['#C4EBBE', '#8CD08F'], paint),
    pineTree(paint, { x: 520, y: 430, scale: 1.3 }),
  ],
  'triangle-numbers': (paint: Paint) => [
    rect(0, 0, WIDTH, HEIGHT, paint.linear(['#FFFDF6', '#FBF2DA'])),
    dots(),
    pea(paint, { x: 80, y: 390, size: 44, mood: 'wonder' }),
  ],
  'which-is-more': (paint: Paint) => [
    rect(0, 0, WIDTH, HEIGHT, paint.linear(['#FFFDF6', '#F3F8EC'])),
    pie(170, 3, '#F5A623'),
    pie(430, 4, '#4BAE6C'),
    pea(paint, { x: 300, y: 400, size: 40, mood: 'smile' }),
  ],
  'first-game': (paint: Paint) => [rect(0, 0, WIDTH, HEIGHT, paint.linear(['#F4EEE2', '#E8DCC6'])), board()],
  'plant-diary': (paint: Paint) => [
    rect(0, 0, WIDTH, HEIGHT, paint.linear(['#F2FAF0', '#FFFFFF'])),
    ...[0.7, 1.1, 1.5].map((scale, index) => pottedPlant(paint, { x: 120 + index * 180, y: 380, scale })),
    stroke('M60 386H540', colour.woodDeep, 8),
    bookStack({ x: 500, y: 460 }, ['#4A8CF0', '#F5A623']),
  ],
} as const satisfies Readonly<Record<string, (paint: Paint) => readonly string[]>>;

export type WorkPicture = keyof typeof drawings;
export const workPictures = Object.keys(drawings) as readonly WorkPicture[];

export function workPicture(name: WorkPicture): string {
  const paint = new Paint();
  const frame = { fill: 'none', rx: 10, stroke: '#FFFFFF', 'stroke-width': 20 };
  return paint.document(WIDTH, HEIGHT, ...drawings[name](paint), rect(0, 0, WIDTH, HEIGHT, 'none', frame));
}
