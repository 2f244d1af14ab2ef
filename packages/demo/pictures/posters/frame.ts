import { Paint } from '../../../../server/domains/files/svg';

/** Pictures of popups: 600 x 420 design units, the words stand below them. */
export const WIDTH = 600;
export const HEIGHT = 420;

export function poster(draw: (paint: Paint) => readonly string[]): string {
  const paint = new Paint();
  return paint.document(WIDTH, HEIGHT, ...draw(paint));
}
