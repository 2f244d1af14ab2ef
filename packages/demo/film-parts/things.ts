import { at, ellipse, path, rect, stroke, type Paint, type Placement } from '../svg';
import { pea, type Mood, type PeaTone } from './pea';
import { colour } from './colours';

/** Objects of the films, each drawn around its origin and placed by the film. */

/** A pod with three peas, 180 wide. */
export function podBoat(
  paint: Paint,
  place: Placement,
  moods: readonly Mood[] = ['joy', 'laugh', 'smile'],
): string {
  const tones: readonly PeaTone[] = ['young', 'fresh', 'ripe'];
  const peas = [-46, 2, 48].map((x, index) =>
    pea(paint, {
      x,
      y: index === 1 ? -12 : -6,
      size: index === 1 ? 28 : 25,
      mood: moods[index] ?? 'smile',
      tone: tones[index] ?? 'fresh',
      hands: index === 1 ? [] : [[index === 0 ? -1.1 : 1.12, -0.72]],
    }),
  );
  return at(
    place,
    ...peas,
    path(
      'M-98 -14C-84 6 -44 2 0 4C44 6 84 2 98 -18C96 30 50 46 0 46C-50 46 -94 34 -98 -14Z',
      paint.linear(['#7FCB6D', '#3D9F58', '#2A8750']),
    ),
    stroke('M-84 6C-50 22 50 22 84 2', '#B9E79E', 4, { opacity: 0.65 }),
    stroke('M96 -14C106 -22 112 -20 118 -30', colour.leaf, 6),
    ...[-42, 0, 42].map((x) => ellipse(x, 27, 11, 5, '#9ADB86', { opacity: 0.5 })),
  );
}

/** A striped hot-air balloon, 120 wide; the basket hangs at y 92. */
export function balloon(paint: Paint, place: Placement, tints: readonly [string, string, string]): string {
  const shape =
    'M0 -74C44 -74 66 -42 62 -8C58 26 30 50 14 62H-14C-30 50 -58 26 -62 -8C-66 -42 -44 -74 0 -74Z';
  const [side, middle, stripe] = tints;
  return at(
    place,
    path(shape, paint.linear([side, side])),
    path(
      'M0 -74C26 -74 34 -40 32 -8C30 26 18 50 8 62H-8C-18 50 -30 26 -32 -8C-34 -40 -26 -74 0 -74Z',
      middle,
    ),
    path('M0 -74C10 -74 13 -40 12 -8C11 26 7 50 4 62H-4C-7 50 -11 26 -12 -8C-13 -40 -10 -74 0 -74Z', stripe),
    path('M-44 -46C-54 -34 -56 -18 -54 -6', 'none', {
      stroke: colour.white,
      'stroke-width': 7,
      'stroke-linecap': 'round',
      opacity: 0.4,
    }),
    rect(-15, 60, 30, 8, colour.woodDeep, { rx: 4 }),
    stroke('M-13 68L-9 92M13 68L9 92', colour.woodDeep, 2.6),
  );
}

export function house(
  paint: Paint,
  place: Placement,
  wall: readonly string[],
  roof: string,
  window: string,
): string {
  return at(
    place,
    rect(-30, -44, 60, 44, paint.linear(wall), { rx: 3 }),
    path('M-38 -42L0 -76L38 -42Z', roof, { stroke: roof, 'stroke-width': 6, 'stroke-linejoin': 'round' }),
    rect(-20, -34, 15, 15, window, { rx: 3 }),
    path('M6 0V-18A8 8 0 0 1 22 -18V0Z', '#9A6B3C'),
    rect(14, -78, 8, 20, roof, { rx: 2 }),
  );
}
