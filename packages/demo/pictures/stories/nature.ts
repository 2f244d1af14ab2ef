import { at, circle, ellipse, path, stroke, type Paint } from '../../../../server/domains/files/svg';
import { cloud, flower, grass, sun } from '../nature';
import { colour } from '../palette';
import { pea } from '../pea';
import { face, land, MORNING, picture } from './parts';

const sprout = (paint: Paint): string =>
  at(
    { x: 200, y: 268 },
    stroke('M0 0C-2 -40 2 -70 0 -104', colour.leaf, 9),
    path('M0 -60C-14 -96 -52 -104 -76 -92C-68 -64 -36 -46 0 -60Z', paint.linear(['#8AD47F', '#3CA860'])),
    path('M0 -92C14 -128 52 -138 78 -124C68 -96 36 -78 0 -92Z', paint.linear(['#B7E08A', '#5FBE74'])),
  );

export const littleSeed = (): string =>
  picture(MORNING, (paint) => [
    sun(310, 96, 34),
    cloud({ x: 112, y: 110, scale: 0.6 }),
    sprout(paint),
    land(paint, 262, ['#C08A55', '#8A5A30']),
    ellipse(200, 322, 46, 40, '#F3CF9C'),
    face({ x: 200, y: 318, scale: 1.1 }, true),
    flower(92, 250, 12, '#FFFFFF', '#FFC53D'),
    flower(316, 252, 10, '#FFC2D6', '#FFC53D'),
  ]);

const drop = (x: number, y: number): string =>
  path(
    `M${x} ${y}C${x + 8} ${y + 12} ${x + 8} ${y + 22} ${x} ${y + 22}C${x - 8} ${y + 22} ${x - 8} ${y + 12} ${x} ${y}Z`,
    '#6FB7E6',
  );

const DROPS = [
  [78, 150],
  [126, 96],
  [202, 66],
  [286, 92],
  [330, 160],
  [94, 232],
  [318, 236],
] as const;

export const rainSong = (): string =>
  picture(['#9CC4DE', '#C9E3EE', '#EAF6EF'], (paint) => [
    ...DROPS.map(([x, y]) => drop(x, y)),
    land(paint, 318, ['#8FD68A', '#4BAE6C']),
    ellipse(206, 356, 96, 18, '#7CC4DE', { opacity: 0.8 }),
    pea(paint, {
      ...{ x: 200, y: 270, size: 58, mood: 'smile', sprout: false },
      hands: [
        [0.96, -0.72],
        [-1.05, 0.4],
      ],
    }),
    stroke('M256 226V150', colour.leaf, 8),
    path(
      'M96 176C120 104 292 96 330 170C290 150 250 150 216 168C180 150 130 154 96 176Z',
      paint.linear(['#8AD47F', '#2E9C5B']),
    ),
    stroke('M214 118L216 164', '#D6F2C8', 4, { opacity: 0.6 }),
    circle(214, 116, 6, colour.leaf),
    grass(110, 344, 1.2),
  ]);
