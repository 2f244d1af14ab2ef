import { at, circle, path, rect, stroke, type Paint } from '../../../../server/domains/files/svg';
import { bush, cloud, flower, groundShadow, hill, roundTree, sky, sun } from '../nature';
import { pea } from '../pea';
import { flag } from '../things';
import { HEIGHT, poster, WIDTH } from './frame';

/** The first day: a pea with a satchel on the way to school. */
export const newStudent = (): string =>
  poster((paint) => [
    sky(paint, WIDTH, HEIGHT, ['#BDEBD0', '#E3F7E6', '#FFF9E8']),
    sun(520, 74, 32),
    cloud({ x: 120, y: 84, scale: 0.9 }),
    cloud({ x: 398, y: 62, scale: 0.6, opacity: 0.9 }),
    hill(
      WIDTH,
      HEIGHT,
      [
        [0, 286],
        [200, 262],
        [400, 270],
        [600, 256],
      ],
      paint.linear(['#A8DFA4', '#6FC486']),
    ),
    school(paint),
    roundTree(paint, { x: 74, y: 300, scale: 1.1 }),
    roundTree(paint, { x: 552, y: 300, scale: 0.9 }, ['#B7E08A', '#74C15F']),
    path('M250 292H330C340 330 420 384 480 420H120C200 384 240 330 250 292Z', '#FFF1D2'),
    bush(paint, { x: 480, y: 330, scale: 0.9 }),
    bush(paint, { x: 126, y: 326, scale: 0.8 }),
    groundShadow(290, 396, 76, 0.16),
    satchel(paint),
    pea(paint, {
      x: 290,
      y: 322,
      size: 60,
      mood: 'joy',
      feet: true,
      hands: [
        [-1.12, -0.7],
        [1.1, 0.24],
      ],
    }),
    pea(paint, {
      x: 430,
      y: 344,
      size: 38,
      mood: 'laugh',
      tone: 'young',
      look: [-0.7, 0],
      feet: true,
      hands: [
        [-1.14, -0.3],
        [1.1, -0.6],
      ],
    }),
    flower(64, 366, 12, '#FFFFFF'),
    flower(546, 372, 12, '#FFB3C7'),
  ]);

const school = (paint: Paint): string =>
  at(
    { x: 290, y: 292 },
    flag({ x: 0, y: -148, scale: 0.8 }, '#F2765A'),
    rect(-128, -96, 256, 96, paint.linear(['#FFF7EA', '#FFE6C2']), { rx: 8 }),
    path('M-66 -92L0 -150L66 -92Z', '#2FA866', {
      stroke: '#2FA866',
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    }),
    rect(-142, -104, 284, 16, '#0C804B', { rx: 8 }),
    circle(0, -112, 15, '#FFFFFF'),
    stroke('M0 -120V-112L6 -108', '#0C804B', 3.4),
    ...[-106, -66, 40, 80].map((x) => rect(x, -72, 28, 32, paint.linear(['#CBE9FF', '#9ACDF5']), { rx: 6 })),
    path('M-28 0V-50A28 28 0 0 1 28 -50V0Z', '#B27A3C'),
    path('M-22 0V-48A22 22 0 0 1 22 -48V0Z', paint.linear(['#E9B772', '#C8904A'])),
    circle(12, -26, 3.6, '#FFF3D1'),
  );

const satchel = (paint: Paint): string =>
  at(
    { x: 344, y: 316, turn: 8 },
    rect(-34, -36, 62, 72, paint.linear(['#FF9A80', '#EE6A52']), { rx: 16 }),
    rect(-22, 2, 40, 24, '#FFC9B8', { rx: 8 }),
    stroke('M-16 -36C-16 -52 12 -52 12 -36', '#CF4F38', 6),
  );
