import { at, ellipse, path, stroke, type Paint } from '../../../../server/domains/files/svg';
import { mittens, pea, type Pea } from '../pea';
import { cloud, sparkle } from '../nature';
import { colour, subjectColours } from '../palette';

const { main } = subjectColours.xinli;

/** Psychology: a calm pea holds a heart, a rainbow behind it. */
export function xinliEmblem(paint: Paint): string {
  const hero: Pea = {
    x: 0,
    y: 20,
    size: 58,
    mood: 'calm',
    feet: true,
    hands: [
      [-0.46, 0.62],
      [0.46, 0.62],
    ],
  };
  return [
    at({ x: 0, y: 10 }, rainbow()),
    cloud({ x: -74, y: 16, scale: 0.42 }),
    cloud({ x: 74, y: 16, scale: 0.42 }),
    pea(paint, hero),
    at({ x: 0, y: 52, scale: 0.92 }, heart(paint)),
    mittens({
      ...hero,
      hands: [
        [-0.5, 0.56],
        [0.5, 0.56],
      ],
    }),
    at({ x: 72, y: -62, turn: 14, scale: 0.36 }, heart(paint)),
    sparkle(-78, -58, 7, main),
  ].join('');
}

export const heart = (paint: Paint): string =>
  [
    path(
      'M0 30C-14 20 -34 6 -34 -12C-34 -32 -8 -36 0 -18C8 -36 34 -32 34 -12C34 6 14 20 0 30Z',
      paint.radial(['#FFC2D6', '#F58DB1', '#E4608F']),
    ),
    ellipse(-18, -15, 7, 4.5, colour.white, { opacity: 0.55, transform: 'rotate(-38 -18 -15)' }),
  ].join('');

const rainbow = (): string =>
  ['#FF9C8A', '#FFCF70', '#8AD6A4', '#8DBBF6', '#C5B0F4']
    .map((tint, index) => {
      const r = 84 - index * 9;
      return stroke(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0`, tint, 9.4, { 'stroke-linecap': 'butt' });
    })
    .join('');
