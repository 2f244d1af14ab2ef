import { Paint, at, circle, path, rect, stroke } from '../../../../server/domains/files/svg';
import { bush, cloud, flower, groundShadow, hill, roundTree, sky, sparkle, sun } from '../nature';
import { pea } from '../pea';
import { flag } from '../things';
import { HEIGHT, WIDTH } from './size';

/** New students arrive: a path with four stations to a flag. The left stays quiet for words. */
export function firstDay(): string {
  const paint = new Paint();
  return paint.document(
    WIDTH,
    HEIGHT,
    sky(paint, WIDTH, HEIGHT, ['#CFF1DA', '#E9F9EA', '#FFFBEF']),
    sun(612, 56, 26),
    cloud({ x: 420, y: 62, scale: 0.7 }),
    cloud({ x: 120, y: 66, scale: 0.8, opacity: 0.7 }),
    hill(
      WIDTH,
      HEIGHT,
      [
        [0, 236],
        [180, 214],
        [360, 206],
        [540, 176],
        [686, 184],
      ],
      paint.linear(['#A8DFA4', '#6FC486']),
    ),
    roundTree(paint, { x: 654, y: 200, scale: 0.7 }),
    stroke('M250 262C330 268 372 236 430 232S520 214 566 178', '#FFF1D2', 22),
    ...STATIONS.map(([x, y], index) => station(x, y, index)),
    flag({ x: 566, y: 172, scale: 1.1 }, '#F2765A'),
    groundShadow(334, 258, 44, 0.16),
    pea(paint, {
      x: 334,
      y: 196,
      size: 46,
      mood: 'joy',
      look: [0.7, -0.2],
      feet: true,
      hands: [
        [1.14, -0.6],
        [-1.12, 0.3],
      ],
    }),
    satchel(paint),
    pea(paint, {
      x: 484,
      y: 178,
      size: 30,
      mood: 'laugh',
      tone: 'young',
      look: [-0.6, 0.1],
      feet: true,
      hands: [
        [-1.14, -0.6],
        [1.1, -0.4],
      ],
    }),
    bush(paint, { x: 628, y: 262, scale: 0.8 }),
    flower(140, 246, 9, '#FFFFFF'),
    flower(84, 256, 8, '#FFD36B', '#F2765A'),
    sparkle(520, 92, 8),
  );
}

const STATIONS = [
  [262, 262],
  [408, 236],
  [486, 226],
  [550, 190],
] as const;

const station = (x: number, y: number, index: number): string =>
  at({ x, y }, circle(0, 0, 11, '#FFFFFF'), circle(0, 0, 7, index === 0 ? '#2FA866' : '#FFC53D'));

const satchel = (paint: Paint): string =>
  at(
    { x: 292, y: 200, turn: -8 },
    rect(-20, -26, 38, 50, paint.linear(['#FF9A80', '#EE6A52']), { rx: 11 }),
    rect(-13, 2, 24, 15, '#FFC9B8', { rx: 5 }),
    path('M-8 -26C-8 -36 8 -36 8 -26Z', '#CF4F38'),
  );
