import { at, circle, path, rect, stroke, type Paint } from '../../../../server/domains/files/svg';
import { mittens, pea, type Pea } from '../pea';
import { sparkle } from '../nature';
import { colour, subjectColours } from '../palette';

const { main, deep } = subjectColours.yuwen;

/** Chinese speaking: a pea at the microphone, its words in the air. */
export function yuwenEmblem(paint: Paint): string {
  const hero: Pea = {
    x: -22,
    y: 24,
    size: 56,
    mood: 'joy',
    turn: -4,
    look: [0.3, -0.2],
    feet: true,
    hands: [
      [-1.12, -0.34],
      [1.04, 0.78],
    ],
  };
  return [
    at({ x: 50, y: -54, scale: 0.94 }, speechBubble(paint)),
    pea(paint, hero),
    at({ x: 44, y: 52, turn: -20, scale: 0.82 }, microphone(paint)),
    mittens({ ...hero, hands: [[1.04, 0.8]] }),
    sparkle(-78, -42, 7, main),
  ].join('');
}

/** A bubble with three lines of talk: a wave, not letters. */
const speechBubble = (paint: Paint): string =>
  [
    path(
      'M-26 -30H28C40 -30 46 -23 46 -12V8C46 19 40 26 28 26H-8L-24 40C-22 33 -23 29 -26 26C-38 26 -44 19 -44 8V-12C-44 -23 -38 -30 -26 -30Z',
      paint.linear(['#FF9A80', main]),
    ),
    ...[-26, -13, 0, 13, 26].map((x, index) => {
      const half = [5, 11, 16, 10, 6][index] ?? 6;
      return stroke(`M${x} ${-2 - half}V${-2 + half}`, colour.white, 5.5);
    }),
  ].join('');

export const microphone = (paint: Paint): string =>
  [
    path('M-8 -8H8L5 42C5 47 -5 47 -5 42Z', paint.linear(['#5A6670', '#3B444B'])),
    rect(-12, -14, 24, 9, colour.sun, { rx: 4.5 }),
    circle(0, -28, 19, paint.radial(['#FFFFFF', '#E3E8EC', '#B6C0C8'])),
    stroke(
      'M-16 -36Q0 -26 16 -36M-19 -26Q0 -16 19 -26M-8 -44Q-12 -28 -6 -11M8 -44Q12 -28 6 -11',
      '#9AA6B0',
      2,
    ),
    circle(-6, -36, 4, colour.white, { opacity: 0.8 }),
    circle(0, 8, 3, deep),
  ].join('');
