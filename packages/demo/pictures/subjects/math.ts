import { at, circle, path, rect, stroke, type Paint } from '../../../../server/domains/files/svg';
import { mittens, pea, type Pea } from '../pea';
import { sparkle } from '../nature';
import { colour, subjectColours } from '../palette';

const { main } = subjectColours.math;

/** Maths: a pea behind its counting frame, shapes in the air. */
export function mathEmblem(paint: Paint): string {
  const hero: Pea = {
    x: 0,
    y: -8,
    size: 58,
    mood: 'wink',
    hands: [
      [-1.04, 0.56],
      [1.04, 0.56],
    ],
    look: [0, 0.2],
  };
  return [
    at(
      { x: -76, y: -46, turn: -14 },
      path('M0 -20L20 15H-20Z', '#FF8D78', {
        stroke: '#FF8D78',
        'stroke-width': 7,
        'stroke-linejoin': 'round',
      }),
    ),
    at({ x: 76, y: -48, turn: 16 }, rect(-16, -16, 32, 32, '#5E9AF4', { rx: 7 })),
    pea(paint, hero),
    at({ x: 0, y: 52 }, abacus(paint)),
    mittens(hero),
    circle(84, -2, 7, '#8E74E4'),
    sparkle(-88, 4, 7, main),
  ].join('');
}

function abacus(paint: Paint): string {
  const rows: readonly (readonly [string, readonly number[]])[] = [
    ['#FF8D78', [-46, -30, -14, 30, 46]],
    [colour.sun, [-46, -30, 14, 30, 46]],
    ['#5E9AF4', [-46, 0, 16, 32, 46]],
  ];
  return [
    rect(-68, -34, 136, 76, '#FFF9EC', { rx: 12 }),
    rect(-68, -34, 136, 76, 'none', {
      rx: 12,
      stroke: paint.linear(['#E9B468', '#C78A3F']),
      'stroke-width': 9,
    }),
    ...rows.map(([tint, beads], row) => {
      const y = -16 + row * 20;
      return [
        stroke(`M-62 ${y}H62`, '#C9B28C', 3),
        ...beads.map(
          (x) => circle(x, y, 8, tint) + circle(x - 2.4, y - 2.6, 2.2, colour.white, { opacity: 0.6 }),
        ),
      ].join('');
    }),
  ].join('');
}
