import { Paint, at, circle, rect } from '../../../../server/domains/files/svg';
import { hill, sparkle, star } from '../nature';
import { pea } from '../pea';
import { bow, confetti, giftBox } from '../things';
import { heart } from '../subjects/xinli';
import { HEIGHT, WIDTH } from './size';

/** A present for inviting friends: three peas jump out of the box. */
export function giftParty(): string {
  const paint = new Paint();
  return paint.document(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, paint.linear(['#FFB199', '#FFD0B5', '#FFEBD8'])),
    ...rays(),
    circle(343, 176, 150, '#FFFFFF', { opacity: 0.2 }),
    circle(343, 176, 104, '#FFFFFF', { opacity: 0.26 }),
    confetti({ x: 343, y: 118 }, 320, 46),
    hill(
      WIDTH,
      HEIGHT,
      [
        [0, 250],
        [170, 232],
        [343, 240],
        [520, 230],
        [686, 250],
      ],
      paint.linear(['#FFF6E6', '#FFE3C2']),
    ),
    pea(paint, {
      x: 296,
      y: 130,
      size: 32,
      mood: 'joy',
      tone: 'young',
      turn: -10,
      hands: [
        [-1.1, -0.7],
        [1, -0.6],
      ],
    }),
    pea(paint, {
      x: 392,
      y: 132,
      size: 32,
      mood: 'laugh',
      tone: 'ripe',
      turn: 10,
      hands: [
        [-1, -0.6],
        [1.1, -0.7],
      ],
    }),
    pea(paint, {
      x: 344,
      y: 112,
      size: 40,
      mood: 'joy',
      look: [0, -0.5],
      hands: [
        [-1.12, -0.66],
        [1.12, -0.66],
      ],
    }),
    giftBox(paint, { x: 343, y: 252, scale: 1.2 }),
    bow(paint, { x: 343, y: 168, scale: 0.8 }),
    smallGift(paint, 150, 246, ['#8DBBF6', '#4A8CF0']),
    smallGift(paint, 536, 250, ['#B7A4F3', '#8E74E4']),
    pea(paint, {
      x: 212,
      y: 224,
      size: 26,
      mood: 'laugh',
      feet: true,
      hands: [
        [1.12, -0.5],
        [-1.1, -0.5],
      ],
    }),
    pea(paint, {
      x: 600,
      y: 216,
      size: 32,
      mood: 'wonder',
      tone: 'young',
      look: [-0.8, -0.4],
      feet: true,
      hands: [
        [-1.12, -0.4],
        [1.12, -0.4],
      ],
    }),
    pea(paint, {
      x: 84,
      y: 214,
      size: 34,
      mood: 'joy',
      tone: 'ripe',
      look: [0.8, -0.4],
      feet: true,
      hands: [
        [1.14, -0.5],
        [-1.12, 0.2],
      ],
    }),
    at({ x: 128, y: 88, turn: -16, scale: 0.6 }, heart(paint)),
    at({ x: 566, y: 78, turn: 14, scale: 0.7 }, heart(paint)),
    star(212, 66, 12, '#FFC53D', -12),
    star(482, 62, 10, '#FFC53D', 16),
    star(60, 124, 9, '#FFE08A', 8),
    sparkle(634, 136, 9),
    sparkle(270, 56, 7),
  );
}

const rays = (): string[] =>
  [-66, -44, -22, 0, 22, 44, 66].map((turn) =>
    at({ x: 343, y: 210, turn }, rect(-15, -380, 30, 380, '#FFFFFF', { opacity: 0.1 })),
  );

const smallGift = (paint: Paint, x: number, y: number, stops: readonly string[]): string =>
  at(
    { x, y },
    rect(-26, -36, 52, 36, paint.linear(stops), { rx: 6 }),
    rect(-6, -36, 12, 36, '#FFFFFF', { opacity: 0.8 }),
    rect(-30, -44, 60, 13, stops[0] ?? '#FFFFFF', { rx: 5 }),
    bow(paint, { x: 0, y: -44, scale: 0.4 }),
  );
