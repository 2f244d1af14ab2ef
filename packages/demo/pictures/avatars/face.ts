import { colour } from '../palette';
import { Paint, at, circle, ellipse, path, rect, stroke } from '../../../../server/domains/files/svg';

/** What all portraits share: the round frame of 160 x 160, and the parts of a face. */
const SIZE = 160;

export function portrait(stops: readonly string[], draw: (paint: Paint) => string): string {
  const paint = new Paint();
  const clip = paint.clip(circle(80, 80, 80, '#000'));
  return paint.document(
    SIZE,
    SIZE,
    `<g clip-path="${clip}">${rect(0, 0, SIZE, SIZE, paint.linear(stops))}${at({ x: 80, y: 88 }, draw(paint))}</g>`,
  );
}

export const eyes = (y = -2, gap = 17): string =>
  [-gap, gap]
    .map((x) => ellipse(x, y, 4.4, 5.6, colour.ink) + circle(x + 1.5, y - 2, 1.6, colour.white))
    .join('');

export const blush = (y = 12, gap = 27): string =>
  [-gap, gap].map((x) => ellipse(x, y, 7, 4.6, colour.cheek, { opacity: 0.5 })).join('');

export const grin = (y = 13): string =>
  path(`M-10 ${y}Q0 ${y + 4} 10 ${y}Q8 ${y + 13} 0 ${y + 13}Q-8 ${y + 13} -10 ${y}Z`, '#A8443A');
export const softSmile = (y = 14): string => stroke(`M-9 ${y}Q0 ${y + 8} 9 ${y}`, '#8C3A32', 3.2);
