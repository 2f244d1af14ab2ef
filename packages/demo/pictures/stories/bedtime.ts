import { at, circle, ellipse, path, rect, stroke, type Paint } from '../../../../server/domains/files/svg';
import { cloud, moon, pineTree, sparkle, star } from '../nature';
import { colour } from '../palette';
import { pea } from '../pea';
import { DUSK, face, land, NIGHT, picture } from './parts';

const stars = (): string[] =>
  (
    [
      [86, 96, 8],
      [312, 70, 9],
      [330, 176, 6],
      [64, 190, 6],
      [200, 56, 6],
    ] as const
  ).map(([x, y, r]) => star(x, y, r, '#FFE39A', x));

export const moonLamp = (): string =>
  picture(NIGHT, (paint) => [
    ...stars(),
    moon(paint, 236, 136, 62),
    land(paint, 286, ['#3E7F77', '#25605F']),
    pineTree(paint, { x: 92, y: 298, scale: 0.8 }, ['#5A66B8', '#3C4390']),
    ellipse(206, 330, 110, 22, '#FFE9A8', { opacity: 0.16 }),
    pea(paint, {
      ...{ x: 196, y: 272, size: 58, mood: 'calm' },
      hands: [
        [-0.7, 0.72],
        [0.7, 0.72],
      ],
    }),
  ]);

const chick = (x: number, tint: string): string =>
  at({ x, y: 300 }, circle(0, 0, 34, tint), path('M-6 14L6 14L0 24Z', colour.sunDeep), face({ y: -4 }, true));

const nest = (): string =>
  at(
    { x: 200, y: 330 },
    path('M-98 -14C-90 40 90 40 98 -14C50 4 -50 4 -98 -14Z', colour.woodDeep),
    ...[-60, -20, 24, 62].map((x) => stroke(`M${x - 22} 0Q${x} 14 ${x + 22} 4`, colour.wood, 5)),
  );

export const cloudBlanket = (): string =>
  picture(DUSK, (paint) => [
    sparkle(96, 92, 10, '#FFFFFF', 0.8),
    sparkle(318, 112, 8, '#FFFFFF', 0.8),
    land(paint, 330, ['#8E7AB8', '#5C4F8E']),
    chick(146, '#FFE08A'),
    chick(204, '#FFD061'),
    chick(260, '#FFE9A8'),
    nest(),
    cloud({ x: 200, y: 196, scale: 2 }, '#FFFFFF'),
    face({ x: 200, y: 190, scale: 1.3 }, true),
  ]);

const carriage = (paint: Paint, x: number, tints: readonly [string, string]): string =>
  at(
    { x, y: 262 },
    rect(-50, -46, 100, 70, paint.linear(tints), { rx: 14 }),
    rect(-34, -32, 28, 26, '#FFE9A8', { rx: 6 }),
    rect(6, -32, 28, 26, '#FFE9A8', { rx: 6 }),
    circle(-26, 28, 13, '#2B2F66'),
    circle(26, 28, 13, '#2B2F66'),
    circle(-26, 28, 5, '#FFE39A'),
    circle(26, 28, 5, '#FFE39A'),
  );

export const slowTrain = (): string =>
  picture(NIGHT, (paint) => [
    ...stars(),
    cloud({ x: 262, y: 168, scale: 0.7, opacity: 0.28 }),
    cloud({ x: 226, y: 132, scale: 0.46, opacity: 0.2 }),
    land(paint, 300, ['#4A4698', '#2F3478']),
    stroke('M0 306H400', '#FFE39A', 4, { opacity: 0.5 }),
    carriage(paint, 110, ['#8E74E4', '#6247BD']),
    carriage(paint, 218, ['#F58DB1', '#C84F7E']),
    rect(298, 182, 18, 40, '#3C4390', { rx: 5 }),
    carriage(paint, 314, ['#4FC68D', '#0C804B']),
  ]);

const boat = (paint: Paint): string =>
  at(
    { x: 206, y: 232, turn: -6 },
    path('M-104 -58C-92 38 92 38 104 -58C70 6 -70 6 -104 -58Z', paint.linear(['#FFF3BF', '#FFC53D'])),
    sparkle(-116, -66, 10, '#FFF3B8'),
  );

export const moonBoat = (): string =>
  picture(NIGHT, (paint) => [
    ...stars(),
    cloud({ x: 116, y: 300, scale: 1, opacity: 0.22 }),
    cloud({ x: 296, y: 322, scale: 0.9, opacity: 0.18 }),
    pea(paint, {
      ...{ x: 204, y: 188, size: 52, mood: 'joy' },
      hands: [
        [-1.1, -0.5],
        [1.1, -0.6],
      ],
    }),
    boat(paint),
  ]);
