import { Paint, at, circle, ellipse, path, stroke } from '../../../../server/domains/files/svg';
import { cloud, hill, moon, pineTree, sky, sparkle, star } from '../nature';
import { mittens, pea, type Pea } from '../pea';
import { openBook } from '../subjects/jianqiao';
import { house } from '../things';
import { HEIGHT, WIDTH } from './size';

/** A bedtime story on the hill, under the moon. */
export function nightStories(): string {
  const paint = new Paint();
  const reader: Pea = {
    x: 348,
    y: 172,
    size: 50,
    mood: 'calm',
    hands: [
      [-0.84, 0.76],
      [0.84, 0.76],
    ],
  };
  return paint.document(
    WIDTH,
    HEIGHT,
    sky(paint, WIDTH, HEIGHT, ['#2B2F77', '#4D4FA8', '#8E7FD0']),
    moon(paint, 548, 76, 38),
    ...nightSky(),
    cloud({ x: 120, y: 86, scale: 0.62, opacity: 0.16 }),
    cloud({ x: 470, y: 132, scale: 0.7, opacity: 0.14 }),
    hill(
      WIDTH,
      HEIGHT,
      [
        [0, 204],
        [120, 168],
        [250, 206],
        [420, 176],
        [560, 206],
        [686, 172],
      ],
      paint.linear(['#5F57B4', '#4A4698']),
    ),
    pineTree(paint, { x: 46, y: 206, scale: 0.6 }, ['#5A66B8', '#3C4390']),
    pineTree(paint, { x: 88, y: 200, scale: 0.46 }, ['#5A66B8', '#3C4390']),
    house(paint, { x: 150, y: 214, scale: 0.74 }, ['#6D66C2', '#544EA5'], '#F2765A', '#FFE08A'),
    house(paint, { x: 606, y: 206, scale: 0.66 }, ['#6D66C2', '#544EA5'], '#EE7BA4', '#FFE08A'),
    pineTree(paint, { x: 656, y: 214, scale: 0.62 }, ['#5A66B8', '#3C4390']),
    hill(
      WIDTH,
      HEIGHT,
      [
        [0, 252],
        [160, 226],
        [340, 208],
        [520, 230],
        [686, 250],
      ],
      paint.linear(['#3E7F77', '#25605F']),
    ),
    ellipse(348, 236, 150, 60, '#FFE9A8', { opacity: 0.1 }),
    ellipse(348, 226, 96, 46, '#FFE9A8', { opacity: 0.14 }),
    pea(paint, { ...reader, sprout: false }),
    nightcap(paint),
    at({ x: 348, y: 214, scale: 0.84 }, openBook(paint, ['#F2765A', '#CF4F38'])),
    mittens({
      ...reader,
      hands: [
        [-0.9, 0.78],
        [0.9, 0.78],
      ],
    }),
    pea(paint, {
      x: 262,
      y: 208,
      size: 28,
      mood: 'smile',
      tone: 'young',
      look: [0.8, 0.2],
      hands: [
        [-0.9, 0.6],
        [0.9, 0.6],
      ],
    }),
    pea(paint, {
      x: 434,
      y: 210,
      size: 26,
      mood: 'wonder',
      tone: 'ripe',
      look: [-0.8, 0.1],
      hands: [
        [-0.9, 0.6],
        [0.9, 0.6],
      ],
    }),
    lantern(paint),
    ...fireflies(),
  );
}

const nightSky = (): string[] => [
  ...(
    [
      [60, 40, 6],
      [236, 34, 7],
      [414, 44, 6],
      [640, 40, 5],
      [646, 130, 5],
      [176, 116, 5],
    ] as const
  ).map(([x, y, r]) => star(x, y, r, '#FFE39A', x)),
  ...(
    [
      [110, 28],
      [160, 60],
      [300, 72],
      [330, 28],
      [470, 24],
      [500, 150],
      [596, 152],
      [28, 112],
      [372, 96],
      [230, 140],
    ] as const
  ).map(([x, y]) => circle(x, y, 1.8, '#FFFFFF', { opacity: 0.8 })),
  sparkle(286, 110, 6, '#FFFFFF', 0.8),
  sparkle(438, 92, 7, '#FFFFFF', 0.8),
];

/** A soft sleeping cap over the reader's head. */
const nightcap = (paint: Paint): string =>
  at(
    { x: 348, y: 172 },
    path(
      'M-38 -32C-28 -70 38 -88 74 -42C58 -50 44 -46 38 -32C18 -44 -18 -44 -38 -32Z',
      paint.linear(['#FF9CB8', '#E8648F'], 'right'),
    ),
    circle(74, -40, 9, '#FFF6E3'),
    stroke('M-38 -30C-18 -44 18 -44 38 -30', '#FFF6E3', 11),
  );

const lantern = (paint: Paint): string =>
  at(
    { x: 492, y: 240 },
    circle(0, -18, 34, '#FFD873', { opacity: 0.22 }),
    stroke('M-9 -30A9 11 0 0 1 9 -30', '#7A5524', 3),
    path('M-12 -30H12L15 0H-15Z', paint.linear(['#FFF3BF', '#FFC53D']), {
      stroke: '#7A5524',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
  );

const fireflies = (): string[] =>
  (
    [
      [206, 180],
      [226, 230],
      [540, 210],
      [566, 236],
      [118, 236],
      [400, 150],
    ] as const
  ).flatMap(([x, y]) => [circle(x, y, 7, '#FFE88F', { opacity: 0.2 }), circle(x, y, 2.6, '#FFF3B8')]);
