import { Paint, at, circle, path, rect, stroke } from '../../../server/domains/files/svg';
import { moon, sparkle, star } from './nature';
import { colour } from './palette';
import { mittens, pea, type Pea } from './pea';
import { bookStack, bow, giftBox } from './things';

/** Icons that float above a page: 160 on a side, a ring around whatever they tell of. */
const SIDE = 160;
const CENTRE = SIDE / 2;

function icon(stops: readonly string[], ring: string, draw: (paint: Paint) => readonly string[]): string {
  const paint = new Paint();
  return paint.document(
    SIDE,
    SIDE,
    circle(CENTRE, CENTRE, 78, '#FFFFFF'),
    circle(CENTRE, CENTRE, 72, paint.linear(stops), { stroke: ring, 'stroke-width': 4 }),
    ...draw(paint),
  );
}

const WAVING: Pea['hands'] = [
  [-1.12, -0.6],
  [1.1, 0.3],
];

export const floatIcons = {
  'reading-week': () =>
    icon(['#8B84E0', '#4D4AA0'], '#6F68CC', (paint) => [
      moon(paint, 116, 46, 15),
      star(48, 44, 6, '#FFE39A', 12),
      bookStack({ x: 80, y: 138, scale: 0.86 }, ['#F2765A', '#FFC53D']),
      pea(paint, {
        x: 80,
        y: 80,
        size: 32,
        mood: 'laugh',
        hands: [
          [-1.1, 0.4],
          [1.1, 0.4],
        ],
      }),
    ]),
  'puzzle-camp': () =>
    icon(['#DDF4FF', '#9AD4F8'], '#6BB9EA', (paint) => [
      rect(36, 88, 42, 42, paint.linear(['#7FB2FA', '#4A8CF0']), { rx: 8 }),
      rect(82, 88, 42, 42, paint.linear(['#FF9A80', '#F2765A']), { rx: 8 }),
      pea(paint, { x: 80, y: 66, size: 30, mood: 'joy', hands: WAVING }),
    ]),
  'invite-gift': () =>
    icon(['#FFE3D3', '#FFB199'], '#F67F66', (paint) => [
      giftBox(paint, { x: 80, y: 132, scale: 0.82 }),
      bow(paint, { x: 80, y: 60, scale: 0.76 }),
      sparkle(126, 52, 9),
      sparkle(34, 62, 7),
    ]),
  'new-student': () =>
    icon(['#E8F8EC', '#A9DFBF'], '#4BAE6C', (paint) => [
      pea(paint, { x: 80, y: 88, size: 42, mood: 'joy', sprout: false, hands: WAVING }),
      cap(paint),
    ]),
  'first-lesson': () =>
    icon(['#FFF6DA', '#FFD98A'], '#F5B942', (paint) => [
      board(paint),
      pea(paint, {
        x: 62,
        y: 104,
        size: 30,
        mood: 'joy',
        look: [0.5, -0.4],
        hands: [
          [1.14, -0.7],
          [-1.1, 0.3],
        ],
      }),
    ]),
  'talent-show': () =>
    icon(['#C9B8FA', '#7B5FD6'], '#6247BD', (paint) => [
      pea(paint, singer),
      at(
        { x: 104, y: 104, turn: -30 },
        rect(-5, -2, 10, 30, '#2F3C45', { rx: 5 }),
        circle(0, -8, 11, paint.linear(['#E6EBEF', '#A8B5BD'])),
      ),
      mittens(singer),
      star(42, 48, 8, '#FFE39A', -12),
      star(122, 46, 7, '#FFE39A', 14),
    ]),
} as const;

export type FloatIconName = keyof typeof floatIcons;

const singer: Pea = {
  x: 76,
  y: 90,
  size: 42,
  mood: 'laugh',
  hands: [
    [0.62, 0.5],
    [-1.1, -0.5],
  ],
};

/** A graduate's cap. */
const cap = (paint: Paint): string =>
  at(
    { x: 80, y: 46 },
    path('M0 -20L48 0L0 20L-48 0Z', paint.linear(['#2F4A78', '#1E335A'])),
    path('M-26 8V26Q0 38 26 26V8L0 20Z', '#2F4A78'),
    stroke('M0 0L40 6V28', colour.sun, 3.4),
    circle(40, 32, 5, colour.sun),
  );

const board = (paint: Paint): string =>
  at(
    { x: 92, y: 68 },
    rect(-42, -34, 84, 62, colour.woodDeep, { rx: 9 }),
    rect(-36, -28, 72, 50, paint.linear(['#4A6FA5', '#2F4A78']), { rx: 5 }),
    stroke('M-20 8L-6 -14L8 8Z', '#FFFFFF', 4, { opacity: 0.9 }),
    circle(22, -8, 9, 'none', { stroke: '#FFE39A', 'stroke-width': 4 }),
  );
