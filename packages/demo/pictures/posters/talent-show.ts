import { at, circle, ellipse, path, rect, stroke, type Paint } from '../../../../server/domains/files/svg';
import { sparkle, star } from '../nature';
import { mittens, pea, type Pea } from '../pea';
import { confetti } from '../things';
import { HEIGHT, poster, WIDTH } from './frame';

/** A stage for every child: a pea sings in the light, two applaud. */
export const talentShow = (): string =>
  poster((paint) => [
    rect(0, 0, WIDTH, HEIGHT, paint.linear(['#3B2C7A', '#6247BD', '#9C84EC'])),
    path('M120 0H190L330 350H180Z', '#FFF3C4', { opacity: 0.2 }),
    path('M480 0H410L270 350H420Z', '#FFF3C4', { opacity: 0.2 }),
    rect(0, 330, WIDTH, 90, paint.linear(['#E9B772', '#B27A3C'])),
    rect(0, 324, WIDTH, 12, '#FFE0A8'),
    ellipse(300, 352, 160, 28, '#FFF3C4', { opacity: 0.75 }),
    confetti({ x: 300, y: 130 }, 240, 34),
    curtain(paint, false),
    at({ x: WIDTH, mirror: true }, curtain(paint, true)),
    valance(paint),
    pea(paint, singer),
    microphone(paint),
    mittens(singer),
    pea(paint, {
      x: 152,
      y: 354,
      size: 34,
      mood: 'laugh',
      tone: 'young',
      look: [0.7, -0.4],
      hands: CLAPPING,
    }),
    pea(paint, { x: 450, y: 354, size: 34, mood: 'joy', tone: 'ripe', look: [-0.7, -0.4], hands: CLAPPING }),
    star(200, 132, 12, '#FFC53D', -10),
    star(402, 122, 10, '#FFC53D', 12),
    note(382, 190),
    note(214, 214),
    sparkle(300, 108, 8),
  ]);

const CLAPPING: Pea['hands'] = [
  [-0.26, 0.5],
  [0.26, 0.5],
];

const singer: Pea = {
  x: 300,
  y: 262,
  size: 66,
  mood: 'joy',
  feet: true,
  hands: [
    [0.46, 0.46],
    [-1.14, -0.62],
  ],
};

const microphone = (paint: Paint): string =>
  at(
    { x: 332, y: 300, turn: -32 },
    rect(-7, -4, 14, 44, '#2F3C45', { rx: 7 }),
    circle(0, -14, 15, paint.linear(['#E6EBEF', '#A8B5BD'])),
    stroke('M-13 -14H13M0 -28V0', '#8796A0', 2.4),
  );

const note = (x: number, y: number): string =>
  at(
    { x, y, turn: 8 },
    ellipse(0, 0, 8, 6, '#FFE39A'),
    stroke('M7 0V-30C14 -26 18 -22 18 -14', '#FFE39A', 4),
  );

function curtain(paint: Paint, isFar: boolean): string {
  const stops = isFar ? ['#E2503F', '#B3322C'] : ['#EE6A52', '#BE3A31'];
  return at(
    {},
    path('M0 0H128C124 110 96 190 36 236C30 286 34 320 40 352H0Z', paint.linear(stops, 'right')),
    stroke('M42 40C40 130 24 190 8 226M84 40C78 120 52 180 22 226', '#8F2620', 5, { opacity: 0.35 }),
    rect(14, 222, 40, 14, '#FFC53D', { rx: 7 }),
  );
}

const valance = (paint: Paint): string =>
  at(
    {},
    ...[0, 1, 2, 3, 4].map((index) =>
      path(
        `M${index * 120} 0H${(index + 1) * 120}V34Q${index * 120 + 60} 86 ${index * 120} 34Z`,
        paint.linear(['#F67F66', '#C8402F']),
      ),
    ),
    rect(0, 0, WIDTH, 12, '#FFC53D'),
  );
