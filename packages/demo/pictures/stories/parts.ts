import {
  Paint,
  at,
  circle,
  ellipse,
  stroke,
  type Placement,
  type Point,
} from '../../../../server/domains/files/svg';
import { hill, sky } from '../nature';
import { colour } from '../palette';

/** Covers are square; they are shown round, so that nothing that matters stands in a corner. */
const SIZE = 400;

export type Sky = readonly [string, string, string];
export const NIGHT: Sky = ['#23285F', '#3F3F92', '#7A6CC4'];
export const DUSK: Sky = ['#5A55A8', '#C28AC0', '#FFC9A3'];
export const MORNING: Sky = ['#9BDCF5', '#D5F2F7', '#FFF8E4'];

export const picture = (background: Sky, draw: (paint: Paint) => readonly string[]): string => {
  const paint = new Paint();
  return paint.document(SIZE, SIZE, sky(paint, SIZE, SIZE, background), ...draw(paint));
};

/** Land at the lower edge, its ridge at `y`. */
export const land = (paint: Paint, y: number, tints: readonly [string, string]): string => {
  const ridge: readonly Point[] = [
    [0, y + 14],
    [120, y - 8],
    [260, y + 10],
    [400, y - 6],
  ];
  return hill(SIZE, SIZE, ridge, paint.linear(tints));
};

const lid = (x: number): string => stroke(`M${x - 6} -2Q${x} 5 ${x + 6} -2`, colour.ink, 3.4);
const eye = (x: number): string => circle(x, 0, 5, colour.ink) + circle(x + 1.6, -2, 1.7, colour.white);

/** Two eyes, cheeks and a smile around the origin. */
export const face = (place: Placement, isAsleep = false): string =>
  at(
    place,
    isAsleep ? lid(-15) + lid(15) : eye(-15) + eye(15),
    ellipse(-25, 11, 7, 5, colour.cheek, { opacity: 0.5 }),
    ellipse(25, 11, 7, 5, colour.cheek, { opacity: 0.5 }),
    stroke('M-7 11Q0 18 7 11', colour.ink, 3.2),
  );
