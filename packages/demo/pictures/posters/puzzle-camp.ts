import { at, circle, path, rect, type Paint } from '../../../../server/domains/files/svg';
import { cloud, flower, grass, groundShadow, hill, pineTree, roundTree, sky, sun } from '../nature';
import { pea } from '../pea';
import { balloon, flag } from '../things';
import { HEIGHT, poster, WIDTH } from './frame';

/** A holiday camp of puzzles: a tent in a meadow, building blocks before it. */
export const puzzleCamp = (): string =>
  poster((paint) => [
    sky(paint, WIDTH, HEIGHT, ['#9AD8FF', '#D3F0FF', '#F4FCFF']),
    sun(82, 78, 34),
    cloud({ x: 214, y: 76, scale: 0.9, opacity: 0.95 }),
    cloud({ x: 430, y: 122, scale: 0.7, opacity: 0.9 }),
    balloon(paint, { x: 516, y: 98, scale: 0.8 }, ['#FF8D78', '#FFB3A1', '#FFD9CE']),
    ridge(258, paint.linear(['#C4EBBE', '#96D49C'])),
    pineTree(paint, { x: 64, y: 280, scale: 1.1 }),
    roundTree(paint, { x: 544, y: 286, scale: 1 }),
    ridge(306, paint.linear(['#86D193', '#3FA866'])),
    groundShadow(250, 352, 150, 0.18),
    tent(paint),
    flag({ x: 250, y: 158, scale: 0.8 }, '#F2765A'),
    pea(paint, {
      x: 252,
      y: 300,
      size: 44,
      mood: 'laugh',
      hands: [
        [-1.12, -0.5],
        [1.12, -0.6],
      ],
    }),
    groundShadow(438, 372, 80, 0.18),
    blocks(paint),
    pea(paint, {
      x: 520,
      y: 330,
      size: 36,
      mood: 'joy',
      tone: 'ripe',
      look: [-0.8, 0],
      feet: true,
      hands: [
        [-1.14, -0.2],
        [1.1, 0.3],
      ],
    }),
    flower(96, 356, 11, '#FFFFFF'),
    flower(150, 384, 10, '#FFB3C7'),
    grass(40, 388, 1.2, '#258A50'),
    grass(330, 396, 1.1, '#258A50'),
  ]);

const ridge = (y: number, fill: string): string =>
  hill(
    WIDTH,
    HEIGHT,
    [
      [0, y + 12],
      [150, y - 10],
      [300, y + 8],
      [450, y - 12],
      [600, y + 10],
    ],
    fill,
  );

const tent = (paint: Paint): string =>
  at(
    { x: 250, y: 350 },
    path('M0 -196L-150 0H150Z', paint.linear(['#FFD46E', '#F7A12E']), {
      stroke: '#F7A12E',
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    }),
    path('M0 -196L-92 0H-46Z', '#FFF3D1', { opacity: 0.8 }),
    path('M0 -196L92 0H46Z', '#FFF3D1', { opacity: 0.8 }),
    path('M0 -130L-58 0H58Z', '#8A5A22', {
      stroke: '#8A5A22',
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }),
  );

/** A triangle, a circle and squares, piled up. */
const blocks = (paint: Paint): string =>
  at(
    { x: 438, y: 370 },
    rect(-66, -52, 58, 52, paint.linear(['#7FB2FA', '#4A8CF0']), { rx: 9 }),
    rect(0, -52, 58, 52, paint.linear(['#FF9A80', '#F2765A']), { rx: 9 }),
    circle(-36, -80, 28, paint.linear(['#C7B6F7', '#8E74E4'])),
    path('M29 -112L0 -56H58Z', paint.linear(['#8ADBAA', '#2FA866']), {
      stroke: '#2FA866',
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }),
    circle(-46, -92, 7, '#FFFFFF', { opacity: 0.4 }),
  );
