import { Paint, at, circle, path, rect, stroke } from '../../../../server/domains/files/svg';
import { cloud, flower, grass, groundShadow, hill, sky, sparkle } from '../nature';
import { pea } from '../pea';
import { confetti, flag } from '../things';
import { HEIGHT, WIDTH } from './size';

/** Peas build a castle out of shapes: learning by doing. */
export function buildingBlocks(): string {
  const paint = new Paint();
  return paint.document(
    WIDTH,
    HEIGHT,
    sky(paint, WIDTH, HEIGHT, ['#FFD98F', '#FFEBC0', '#FFF8E8']),
    circle(344, 210, 190, '#FFFFFF', { opacity: 0.28 }),
    circle(344, 210, 130, '#FFFFFF', { opacity: 0.34 }),
    cloud({ x: 84, y: 60, scale: 0.66, opacity: 0.85 }),
    cloud({ x: 612, y: 74, scale: 0.74, opacity: 0.85 }),
    confetti({ x: 344, y: 84 }, 250, 30),
    hill(
      WIDTH,
      HEIGHT,
      [
        [0, 214],
        [150, 190],
        [330, 214],
        [520, 188],
        [686, 212],
      ],
      paint.linear(['#FBD08A', '#F6B968']),
    ),
    hill(
      WIDTH,
      HEIGHT,
      [
        [0, 244],
        [180, 232],
        [360, 246],
        [540, 230],
        [686, 244],
      ],
      paint.linear(['#8FD68A', '#55B972']),
    ),
    groundShadow(344, 250, 130, 0.2),
    castle(paint),
    pea(paint, {
      x: 176,
      y: 206,
      size: 40,
      mood: 'joy',
      tone: 'young',
      look: [0.6, -0.4],
      feet: true,
      hands: [
        [1.16, -0.34],
        [-1.14, 0.1],
      ],
    }),
    at({ x: 232, y: 176, turn: 12 }, rect(-17, -17, 34, 34, paint.linear(['#8DBBF6', '#4A8CF0']), { rx: 6 })),
    pea(paint, {
      x: 518,
      y: 204,
      size: 42,
      mood: 'laugh',
      tone: 'fresh',
      feet: true,
      hands: [
        [-1.12, -0.62],
        [1.12, -0.62],
      ],
    }),
    pea(paint, {
      x: 604,
      y: 228,
      size: 24,
      mood: 'wink',
      tone: 'ripe',
      feet: true,
      hands: [
        [-1.1, -0.4],
        [1.1, 0.3],
      ],
    }),
    looseBlocks(paint),
    flower(60, 244, 7, '#FFFFFF'),
    flower(648, 250, 6, '#FFE4EE'),
    grass(120, 270, 0.9),
    grass(452, 272, 0.8),
    sparkle(262, 80, 7),
    sparkle(430, 66, 8),
  );
}

function castle(paint: Paint): string {
  const blue = paint.linear(['#8DBBF6', '#4A8CF0']);
  const coral = paint.linear(['#FFA48D', '#F2765A']);
  const green = paint.linear(['#7FD6A4', '#2FA866']);
  const violet = paint.linear(['#B7A4F3', '#8E74E4']);
  const yellow = paint.linear(['#FFDF85', '#FFC53D']);
  return at(
    { x: 344, y: 250 },
    rect(-92, -52, 48, 52, green, { rx: 5 }),
    rect(44, -52, 48, 52, violet, { rx: 5 }),
    path('M-40 0V-60H40V0H22V-16A22 22 0 0 0 -22 -16V0Z', coral, {
      stroke: '#F2765A',
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }),
    rect(-92, -96, 48, 42, yellow, { rx: 5 }),
    rect(44, -96, 48, 42, blue, { rx: 5 }),
    path('M-68 -140L-42 -98H-94Z', coral, {
      stroke: '#F58A70',
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }),
    path('M68 -140L94 -98H42Z', green, { stroke: '#4FBE82', 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    rect(-40, -104, 80, 42, violet, { rx: 5 }),
    circle(0, -83, 12, '#FFF6E3'),
    stroke('M0 -83V-90M0 -83L5 -79', '#6247BD', 3),
    path('M-32 -106A32 32 0 0 1 32 -106Z', yellow),
    flag({ x: 0, y: -134, scale: 0.62 }, '#2FA866'),
    circle(-68, -75, 8, '#F59E1F', { opacity: 0.6 }),
    circle(68, -75, 8, '#2863C4', { opacity: 0.45 }),
  );
}

const looseBlocks = (paint: Paint): string =>
  [
    at({ x: 106, y: 246, turn: -8 }, rect(-16, -16, 32, 32, paint.linear(['#FFA48D', '#F2765A']), { rx: 6 })),
    at({ x: 72, y: 262 }, path('M-18 0A18 18 0 0 1 18 0Z', '#8E74E4')),
    at(
      { x: 446, y: 258, turn: 14 },
      path('M0 -18L18 12H-18Z', '#FFC53D', {
        stroke: '#FFC53D',
        'stroke-width': 6,
        'stroke-linejoin': 'round',
      }),
    ),
    circle(562, 260, 13, '#5E9AF4'),
    circle(558, 256, 4, '#FFFFFF', { opacity: 0.6 }),
  ].join('');
