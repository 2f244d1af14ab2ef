import { Paint, at, circle, ellipse, path, rect, stroke } from '../../../../server/domains/files/svg';
import { hill, sky, sparkle, star, sun } from '../nature';
import { pea } from '../pea';
import { bookStack, pottedPlant, tablet } from '../things';
import { heart } from '../subjects/xinli';
import { puzzlePiece } from '../subjects/wandou';
import { HEIGHT, WIDTH } from './size';

/** A lesson at home: the teacher on the tablet, the pupils at the desk. */
export function liveLesson(): string {
  const paint = new Paint();
  return paint.document(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, paint.linear(['#FFE9C7', '#FFF4E0'])),
    windowPane(paint),
    shelf(),
    lamp(paint),
    tablet(paint, { x: 344, y: 132, scale: 0.98 }, lesson(paint)),
    rect(0, 232, WIDTH, 50, paint.linear(['#EFC48A', '#DDA663'])),
    rect(0, 232, WIDTH, 7, '#F8DAAE'),
    bookStack({ x: 116, y: 240, scale: 0.82 }, ['#5E9AF4', '#F2765A', '#46B98A']),
    pottedPlant(paint, { x: 622, y: 244, scale: 0.82 }),
    pea(paint, {
      x: 222,
      y: 214,
      size: 38,
      mood: 'joy',
      tone: 'young',
      look: [0.7, -0.5],
      hands: [
        [-0.8, 0.72],
        [0.98, -0.84],
      ],
    }),
    pea(paint, {
      x: 478,
      y: 216,
      size: 36,
      mood: 'laugh',
      tone: 'ripe',
      look: [-0.6, -0.5],
      hands: [
        [-1.08, -0.56],
        [0.9, 0.7],
      ],
    }),
    ellipse(222, 252, 40, 6, '#C98F4C', { opacity: 0.35 }),
    ellipse(478, 252, 38, 6, '#C98F4C', { opacity: 0.35 }),
    pencils(),
    at({ x: 520, y: 96, turn: 12, scale: 0.34 }, heart(paint)),
    sparkle(188, 112, 7, '#FFC53D'),
    sparkle(506, 132, 5, '#FFC53D'),
  );
}

function lesson(paint: Paint): string {
  return [
    rect(-120, -75, 240, 150, paint.linear(['#BFEBD2', '#EAF9EF'])),
    rect(-110, -60, 86, 62, '#FFFFFF', { rx: 8 }),
    at({ x: -88, y: -30, scale: 0.52 }, puzzlePiece(paint)),
    at({ x: -52, y: -30, scale: 0.52, turn: 90 }, puzzlePiece(paint, ['#8DBBF6', '#4A8CF0'])),
    stroke('M-98 -12H-38', '#DDE5E0', 4),
    hill(
      240,
      90,
      [
        [-120, 60],
        [-40, 50],
        [40, 62],
        [120, 48],
      ],
      '#8FD3A2',
    ),
    at(
      { x: 34, y: 16 },
      pea(paint, {
        x: 0,
        y: 0,
        size: 46,
        mood: 'joy',
        look: [-0.2, 0.2],
        hands: [
          [-1.2, -0.5],
          [1.14, 0.28],
        ],
      }),
      glasses(),
    ),
    star(96, -54, 7, '#FFC53D', 10),
    star(78, -60, 4.5, '#FFC53D', -8),
  ].join('');
}

const glasses = (): string =>
  [
    circle(-16, -3, 12, 'none', { stroke: '#2863C4', 'stroke-width': 3 }),
    circle(16, -3, 12, 'none', { stroke: '#2863C4', 'stroke-width': 3 }),
    stroke('M-4 -4Q0 -7 4 -4', '#2863C4', 3),
  ].join('');

function windowPane(paint: Paint): string {
  const clip = paint.clip(rect(44, 30, 118, 132, '#000', { rx: 16 }));
  return [
    rect(36, 22, 134, 148, '#FFFFFF', { rx: 22 }),
    `<g clip-path="${clip}">${[
      sky(paint, 180, 180, ['#9EDDF6', '#E6F7FB']),
      sun(136, 62, 15),
      hill(
        180,
        180,
        [
          [30, 132],
          [80, 116],
          [130, 134],
          [180, 120],
        ],
        '#A7DDA0',
      ),
      hill(
        180,
        180,
        [
          [30, 152],
          [90, 140],
          [180, 152],
        ],
        '#74C585',
      ),
    ].join('')}</g>`,
    stroke('M103 30V162M44 96H162', '#FFFFFF', 6),
    path('M36 22C58 40 60 82 40 118V22Z', '#FF9A80', { opacity: 0.85 }),
    path('M170 22C148 40 146 82 166 118V22Z', '#FF9A80', { opacity: 0.85 }),
    rect(28, 14, 150, 12, '#C8904A', { rx: 6 }),
  ].join('');
}

const shelf = (): string =>
  [
    rect(536, 112, 124, 9, '#D9A25F', { rx: 4 }),
    ...(
      [
        [548, 48, '#F2765A'],
        [562, 56, '#4A8CF0'],
        [576, 44, '#2FA866'],
        [590, 52, '#8E74E4'],
      ] as const
    ).map(
      ([x, height, tint]) =>
        rect(x, 112 - height, 12, height, tint, { rx: 3 }) +
        rect(x + 3, 120 - height, 6, 4, '#FFFFFF', { rx: 2, opacity: 0.7 }),
    ),
    circle(632, 95, 17, '#8FD8F5'),
    path('M620 88C628 80 640 84 646 92C640 100 628 98 620 88Z', '#74C585'),
    stroke('M614 95A18 18 0 0 0 650 95', '#C8904A', 3),
    rect(622, 108, 20, 4, '#C8904A', { rx: 2 }),
  ].join('');

const lamp = (paint: Paint): string =>
  [
    stroke('M344 0V10', '#94632A', 4),
    path('M318 26C318 4 370 4 370 26Z', paint.linear(['#FFD66B', '#F7A63B'])),
    ellipse(344, 26, 26, 4, '#FFF3C4'),
  ].join('');

const pencils = (): string =>
  [
    at(
      { x: 560, y: 238 },
      rect(-16, -30, 32, 34, '#8DBBF6', { rx: 6 }),
      stroke('M-8 -30L-12 -56M0 -30V-60M8 -30L13 -54', '#F7A12E', 6),
      rect(-16, -22, 32, 6, '#FFFFFF', { opacity: 0.5 }),
    ),
  ].join('');
