import { at, circle, ellipse, path, stroke, type Paint } from '../../../../server/domains/files/svg';
import { mittens, pea, type Pea } from '../pea';
import { sparkle } from '../nature';
import { colour } from '../palette';

/** Go: a pea thinks over the next stone. */
export function weiqiEmblem(paint: Paint): string {
  const hero: Pea = {
    x: 0,
    y: -6,
    size: 55,
    mood: 'smile',
    look: [0.3, 0.8],
    hands: [
      [-0.84, 0.82],
      [0.62, 0.7],
    ],
  };
  return [
    pea(paint, hero),
    at({ x: 0, y: 56 }, goBoard(paint)),
    mittens(hero),
    at({ x: 42, y: 37 }, stone(paint, 'black', 12)),
    sparkle(80, -38, 8, '#E9B45F'),
    sparkle(-82, -20, 6, '#E9B45F'),
  ].join('');
}

/** The board seen from the player's side: a slab in perspective with a few stones. */
export function goBoard(paint: Paint): string {
  const top = 'M-62 -24H62L88 26H-88Z';
  const rows = [-14, -2, 12].map((y) => {
    const half = 62 + ((y + 24) / 50) * 26;
    return `M${-half + 6} ${y}H${half - 6}`;
  });
  const columns = [-42, -21, 0, 21, 42].map((x) => `M${x} -24L${x * 1.42} 26`);
  return [
    path('M-88 26H88V36C88 42 84 46 78 46H-78C-84 46 -88 42 -88 36Z', paint.linear(['#B57B3E', '#94602A'])),
    path(top, paint.linear(['#F3CD8D', '#E2AE66']), {
      stroke: '#E8BC7C',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    stroke([...rows, ...columns].join(''), '#B07C3F', 1.8),
    at({ x: -45, y: -3 }, stone(paint, 'white', 11)),
    at({ x: -26, y: 12 }, stone(paint, 'black', 12)),
    at({ x: 2, y: -3 }, stone(paint, 'white', 11)),
    at({ x: 30, y: 13 }, stone(paint, 'white', 12)),
    at({ x: -1, y: 13 }, stone(paint, 'black', 12)),
  ].join('');
}

const stone = (paint: Paint, side: 'black' | 'white', r: number): string =>
  [
    ellipse(1, r * 0.36, r, r * 0.62, '#5B3A14', { opacity: 0.28 }),
    ellipse(
      0,
      0,
      r,
      r * 0.68,
      paint.radial(side === 'black' ? ['#6B7480', '#333B44', '#1C2229'] : ['#FFFFFF', '#F6F3EC', '#D9D3C6']),
    ),
    circle(-r * 0.34, -r * 0.24, r * 0.16, colour.white, { opacity: side === 'black' ? 0.5 : 0.9 }),
  ].join('');
