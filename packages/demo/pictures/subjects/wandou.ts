import { at, circle, path, rect, stroke, type Paint } from '../../../../server/domains/files/svg';
import { mittens, pea, type Pea } from '../pea';
import { sparkle } from '../nature';
import { colour, subjectColours } from '../palette';

const { deep } = subjectColours.wandou;

/** Brain-teaser: a pea with a bright idea and the piece that was missing. */
export function wandouEmblem(paint: Paint): string {
  const hero: Pea = {
    x: -14,
    y: 24,
    size: 56,
    mood: 'joy',
    look: [0.4, -0.6],
    feet: true,
    hands: [
      [-1.14, 0.34],
      [0.98, 0.34],
    ],
  };
  return [
    pea(paint, hero),
    at({ x: 58, y: 36, turn: 12, scale: 0.98 }, puzzlePiece(paint)),
    mittens({ ...hero, hands: [[0.98, 0.34]] }),
    at({ x: 62, y: -44, turn: 16, scale: 0.88 }, lightBulb(paint)),
    sparkle(-76, -40, 8, colour.sun),
    sparkle(88, 12, 6, colour.sun),
  ].join('');
}

/** A square with two knobs and two holes, about 50 wide. */
export const puzzlePiece = (paint: Paint, stops: readonly string[] = ['#FFD66B', '#F7A63B']): string =>
  [
    path(
      'M-22 -22H-8C-12 -36 12 -36 8 -22H22V-8C36 -12 36 12 22 8V22H8C12 10 -12 10 -8 22H-22V8C-10 12 -10 -12 -22 -8Z',
      paint.linear(stops, 'diagonal'),
      { stroke: '#FFE7AE', 'stroke-width': 2.5, 'stroke-linejoin': 'round' },
    ),
  ].join('');

const lightBulb = (paint: Paint): string =>
  [
    circle(0, -4, 34, colour.sun, { opacity: 0.2 }),
    path(
      'M-20 -8C-20 -36 20 -36 20 -8C20 4 10 8 9 18H-9C-10 8 -20 4 -20 -8Z',
      paint.radial(['#FFF7CF', '#FFDB6E', '#FFBE2E']),
    ),
    stroke('M-6 18V4L-10 -4M6 18V4L10 -4M-6 4H6', '#E39A12', 2.6),
    rect(-10, 19, 20, 5.5, deep, { rx: 2.7 }),
    rect(-8, 26.5, 16, 5, deep, { rx: 2.5 }),
    stroke('M-36 -10H-44M36 -10H44M-26 -34L-32 -40M26 -34L32 -40M0 -44V-52', colour.sunDeep, 4),
  ].join('');
