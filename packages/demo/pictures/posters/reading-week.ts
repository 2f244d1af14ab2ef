import { at, circle, path, rect, stroke, type Paint } from '../../../../server/domains/files/svg';
import { cloud, groundShadow, moon, sparkle, star } from '../nature';
import { mittens, pea, type Pea } from '../pea';
import { bookStack, pottedPlant } from '../things';
import { HEIGHT, poster, WIDTH } from './frame';

/** A week of reading: a pea on a pile of books reads by the light of the moon. */
export const readingWeek = (): string =>
  poster((paint) => [
    rect(0, 0, WIDTH, HEIGHT, paint.linear(['#4B4A9C', '#7A74D0', '#B9B0F2'])),
    moon(paint, 470, 104, 46),
    cloud({ x: 118, y: 96, scale: 0.9, opacity: 0.5 }, '#C9C4F6'),
    cloud({ x: 520, y: 176, scale: 0.6, opacity: 0.5 }, '#C9C4F6'),
    star(226, 60, 9, '#FFE39A', 10),
    star(356, 92, 6, '#FFE39A', -8),
    star(60, 168, 7, '#FFE39A', 18),
    sparkle(300, 48, 8),
    sparkle(160, 170, 6),
    rect(0, 340, WIDTH, 80, paint.linear(['#F3CF9C', '#DDA76C'])),
    rect(0, 334, WIDTH, 10, '#FFE7C2'),
    groundShadow(300, 366, 150, 0.2),
    bookStack({ x: 300, y: 368, scale: 1.9 }, ['#F2765A', '#4A8CF0', '#FFC53D']),
    pea(paint, reader),
    openBook(paint),
    mittens(reader),
    pottedPlant(paint, { x: 500, y: 366, scale: 1 }),
    bookStack({ x: 108, y: 368, scale: 0.9 }, ['#46C796', '#B39DF1']),
    pea(paint, { x: 108, y: 300, size: 34, mood: 'wonder', tone: 'young', look: [0.8, -0.2], feet: true }),
  ]);

const reader: Pea = {
  x: 300,
  y: 192,
  size: 62,
  mood: 'joy',
  look: [0, 0.7],
  hands: [
    [-0.78, 0.86],
    [0.78, 0.86],
  ],
};

const openBook = (paint: Paint): string =>
  at(
    { x: 300, y: 262 },
    path(
      'M0 -22C-22 -36 -50 -36 -66 -28V18C-50 10 -22 10 0 24C22 10 50 10 66 18V-28C50 -36 22 -36 0 -22Z',
      '#2863C4',
    ),
    path(
      'M0 -18C-20 -30 -44 -32 -60 -25V14C-44 7 -20 7 0 18C20 7 44 7 60 14V-25C44 -32 20 -30 0 -18Z',
      paint.linear(['#FFFFFF', '#F3EBD9']),
    ),
    stroke('M0 -18V18', '#D9CDB2', 3),
    stroke(
      'M-48 -14Q-30 -18 -14 -10M-48 -2Q-30 -6 -14 2M14 -10Q30 -18 48 -14M14 2Q30 -6 48 -2',
      '#C7BBA0',
      3,
    ),
    circle(0, -40, 60, '#FFF3C4', { opacity: 0.18 }),
  );
