import { at, ellipse, path, rect, stroke, type Paint } from '../../../../server/domains/files/svg';
import { pea } from '../pea';
import { sparkle, star } from '../nature';
import { colour, subjectColours } from '../palette';

const { main, deep } = subjectColours.moli;

/** Magic ears: big headphones, and sounds that turn into notes. */
export function moliEmblem(paint: Paint): string {
  return [
    at({ x: 68, y: -50, turn: 10, scale: 1.1 }, note(colour.sun)),
    at({ x: -76, y: -34, turn: -12, scale: 0.85 }, note('#B9A7F2')),
    pea(paint, {
      x: 0,
      y: 18,
      size: 60,
      mood: 'laugh',
      feet: true,
      sprout: false,
      hands: [
        [-1.22, -0.42],
        [1.22, -0.42],
      ],
    }),
    at({ x: 0, y: 18, scale: 1.2 }, headphones(paint)),
    sparkle(84, 2, 7, main),
    star(-84, 34, 8, '#FFD66B', 12),
    sparkle(-46, -66, 6, colour.sun),
  ].join('');
}

export const headphones = (paint: Paint): string => {
  const cushion = paint.linear(['#A993F0', '#7257D2']);
  return [
    stroke('M-50 0C-58 -66 58 -66 50 0', deep, 10),
    stroke('M-46 -16C-42 -52 42 -52 46 -16', '#A58FEF', 3.5, { opacity: 0.9 }),
    rect(-62, -15, 22, 38, cushion, { rx: 11 }),
    rect(40, -15, 22, 38, cushion, { rx: 11 }),
    rect(-58, -9, 5, 16, colour.white, { rx: 2.5, opacity: 0.45 }),
    rect(46, -9, 5, 16, colour.white, { rx: 2.5, opacity: 0.45 }),
    path('M-16 -50C-22 -62 -12 -68 0 -58C12 -68 22 -62 16 -50Z', paint.linear(['#FFD66B', '#F9A93A'])),
    ellipse(0, -54, 5, 4, '#F28C28'),
  ].join('');
};

const note = (fill: string): string =>
  [
    stroke('M-8 16V-18L16 -24V10', fill, 5),
    ellipse(-14, 17, 8.5, 6.5, fill, { transform: 'rotate(-20 -14 17)' }),
    ellipse(10, 11, 8.5, 6.5, fill, { transform: 'rotate(-20 10 11)' }),
  ].join('');
