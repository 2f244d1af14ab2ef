import { colour } from '../palette';
import { at, circle, ellipse, path, stroke, type Paint } from '../../../../server/domains/files/svg';
import { blush, eyes, portrait } from './face';

/** Animals, as parents choose them for themselves. */
interface Animal {
  readonly back: readonly string[];
  readonly ears: (paint: Paint) => string;
  readonly fur: string;
  readonly face: (paint: Paint) => string;
}

const animal = ({ back, ears, fur, face }: Animal): string =>
  portrait(back, (paint) => [ears(paint), ellipse(0, 2, 54, 49, fur), face(paint)].join(''));

const muzzle = (fill: string): string =>
  ellipse(0, 19, 21, 16, fill) +
  ellipse(0, 12, 6.4, 4.6, colour.ink) +
  stroke('M0 16V20M-8 22Q-4 27 0 21Q4 27 8 22', colour.ink, 2.8);

const twoEars = (fill: string, inner: string, x: number, y: number, r: number): string =>
  [-x, x].map((cx) => circle(cx, y, r, fill) + circle(cx, y, r * 0.55, inner)).join('');

const pointedEars = (fill: string, inner: string): string =>
  [-1, 1]
    .map((side) =>
      at(
        { mirror: side < 0 },
        path('M18 -38L48 -62L52 -20Z', fill, { stroke: fill, 'stroke-width': 8, 'stroke-linejoin': 'round' }),
        path('M30 -38L44 -50L46 -28Z', inner),
      ),
    )
    .join('');

export const animals = {
  bear: () =>
    animal({
      back: ['#FFEBD0', '#FFD39A'],
      ears: () => twoEars('#B98250', '#E2B588', 40, -34, 18),
      fur: '#C9935F',
      face: () => blush(14, 36) + muzzle('#F3DCBF') + eyes(-6, 22),
    }),
  rabbit: () =>
    animal({
      back: ['#FFD9E6', '#FFBDD3'],
      ears: () =>
        [-22, 22]
          .map(
            (x) =>
              ellipse(x, -54, 13, 36, '#FFFFFF', { transform: `rotate(${x / 2.4} ${x} -40)` }) +
              ellipse(x, -54, 6, 25, '#FFB8CF', { transform: `rotate(${x / 2.4} ${x} -40)` }),
          )
          .join(''),
      fur: '#FFFFFF',
      face: () =>
        blush(14, 34) +
        eyes(-2, 20) +
        ellipse(0, 12, 5, 3.6, '#F2789B') +
        stroke('M-8 18Q-4 24 0 17Q4 24 8 18', colour.ink, 2.8),
    }),
  panda: () =>
    animal({
      back: ['#D4F3DF', '#A7E0BD'],
      ears: () => twoEars('#2E3338', '#2E3338', 40, -36, 18),
      fur: '#FFFFFF',
      face: () =>
        [-21, 21]
          .map(
            (x) =>
              ellipse(x, -2, 13, 16, '#2E3338', { transform: `rotate(${x} ${x} -2)` }) +
              circle(x, -3, 6, '#FFFFFF') +
              circle(x, -2, 4, colour.ink) +
              circle(x + 1.4, -4, 1.5, colour.white),
          )
          .join('') +
        blush(20, 36) +
        ellipse(0, 16, 6, 4.4, colour.ink) +
        stroke('M-8 23Q-4 28 0 22Q4 28 8 23', colour.ink, 2.8),
    }),
  fox: () =>
    animal({
      back: ['#CFE6FF', '#A5CDFB'],
      ears: () => pointedEars('#F08A45', '#5B3A2A'),
      fur: '#F59A55',
      face: () =>
        path('M-53 8C-40 6 -24 12 0 32C24 12 40 6 53 8C48 36 26 51 0 51C-26 51 -48 36 -53 8Z', '#FFF4E6') +
        blush(16, 36) +
        eyes(-4, 21) +
        ellipse(0, 26, 6.4, 4.8, colour.ink) +
        stroke('M-7 33Q0 39 7 33', colour.ink, 2.8),
    }),
  cat: () =>
    animal({
      back: ['#E7E0FF', '#C8BBF8'],
      ears: () => pointedEars('#8C97A3', '#FFC9D6'),
      fur: '#A7B2BD',
      face: () =>
        ellipse(0, 20, 24, 17, '#F2F5F7') +
        blush(14, 37) +
        eyes(-4, 22) +
        ellipse(0, 13, 5, 3.6, '#F2789B') +
        stroke('M-8 18Q-4 24 0 17Q4 24 8 18', colour.ink, 2.8) +
        stroke('M-42 14L-58 11M-42 21L-57 23M42 14L58 11M42 21L57 23', '#7B8691', 2.4),
    }),
  chick: () =>
    animal({
      back: ['#FFF3CF', '#FFE08F'],
      ears: () => stroke('M-6 -46Q-10 -60 -2 -64M2 -46Q4 -60 14 -60', '#F0A92B', 5),
      fur: '#FFD65C',
      face: () => blush(14, 34) + eyes(-4, 21) + path('M-11 9Q0 2 11 9Q0 20 -11 9Z', '#F28C28'),
    }),
} as const;
