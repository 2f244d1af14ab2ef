import { at, circle, ellipse, path, rect, stroke, type Paint } from '../../../../server/domains/files/svg';
import { mittens, pea, type Pea } from '../pea';
import { cloud, sparkle } from '../nature';
import { colour, subjectColours } from '../palette';

const { main, deep } = subjectColours.jianqiao;

/** Cambridge English: a graduate with a book, the clock tower behind. */
export function jianqiaoEmblem(paint: Paint): string {
  const hero: Pea = {
    x: -18,
    y: 26,
    size: 56,
    mood: 'smile',
    look: [0.1, -0.2],
    sprout: false,
    hands: [
      [-0.78, 0.8],
      [0.78, 0.8],
    ],
  };
  return [
    cloud({ x: -72, y: -34, scale: 0.4 }, '#FFFFFF'),
    at({ x: 60, y: 16, scale: 0.92 }, clockTower(paint)),
    pea(paint, hero),
    at({ x: -20, y: -24, turn: -7, scale: 0.9 }, graduationCap(paint)),
    at({ x: -18, y: 72, scale: 0.84 }, openBook(paint, [main, deep])),
    mittens({
      ...hero,
      hands: [
        [-0.8, 0.84],
        [0.8, 0.84],
      ],
    }),
    sparkle(-84, 8, 7, colour.sun),
  ].join('');
}

const graduationCap = (paint: Paint): string =>
  [
    path('M-32 0C-30 22 30 22 32 0L0 12Z', deep),
    path('M0 -26L58 -5L0 17L-58 -5Z', paint.linear(['#35B9C8', '#14808F']), {
      stroke: '#2AA7B7',
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    stroke('M0 -5C22 -4 40 2 46 14V28', colour.sun, 3.4),
    path('M46 26L53 42H39Z', colour.sun, {
      stroke: colour.sun,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    circle(0, -5, 4, colour.sun),
  ].join('');

const clockTower = (paint: Paint): string =>
  [
    rect(-22, -46, 44, 118, paint.linear(['#FBE3B8', '#EBC486']), { rx: 4 }),
    path('M0 -104L28 -46H-28Z', paint.linear(['#3DBECC', '#1A8A9A']), {
      stroke: '#1F93A3',
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    stroke('M0 -104V-114', deep, 4),
    circle(0, -26, 15, colour.white),
    circle(0, -26, 15, 'none', { stroke: '#D69B4A', 'stroke-width': 3.4 }),
    stroke('M0 -26V-34M0 -26L6 -22', colour.ink, 2.8),
    ...[2, 32].map((y) => path(`M-8 ${y + 20}V${y + 8}A8 8 0 0 1 8 ${y + 8}V${y + 20}Z`, '#C98F45')),
    rect(-28, -50, 56, 8, '#D9A55B', { rx: 4 }),
  ].join('');

/** An open book seen from the front, about 110 wide. */
export const openBook = (paint: Paint, cover: readonly [string, string]): string =>
  [
    path(
      'M-56 -20C-36 -28 -14 -26 0 -16C14 -26 36 -28 56 -20V24C36 16 14 18 0 28C-14 18 -36 16 -56 24Z',
      paint.linear(cover),
    ),
    path(
      'M-49 -26C-32 -32 -12 -30 0 -20V20C-12 11 -32 10 -49 16Z',
      paint.linear(['#FFFFFF', '#F1EDE2'], 'right'),
    ),
    path('M49 -26C32 -32 12 -30 0 -20V20C12 11 32 10 49 16Z', paint.linear(['#E9E4D6', '#FFFFFF'], 'right')),
    stroke(
      'M-40 -16C-30 -19 -18 -18 -9 -13M-40 -5C-30 -8 -18 -7 -9 -2M40 -16C30 -19 18 -18 9 -13M40 -5C30 -8 18 -7 9 -2',
      '#D8CFBB',
      3,
    ),
    ellipse(0, 24, 3, 2, cover[1]),
  ].join('');
