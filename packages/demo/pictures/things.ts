import {
  at,
  circle,
  ellipse,
  path,
  rect,
  stroke,
  type Paint,
  type Placement,
} from '../../../server/domains/files/svg';
import { pea, type Mood, type PeaTone } from './pea';
import { colour } from './palette';

/** Things that stand in scenes. Each is drawn around its own origin and placed by the scene. */

/** A pod with three peas inside, 180 wide. */
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

/** A striped hot-air balloon, 120 wide; hangs a basket line at y 92. */
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

/** An open present with a lid that flies off, 130 wide, standing on y 0. */
export function giftBox(paint: Paint, place: Placement): string {
  return at(
    place,
    rect(-58, -78, 116, 78, paint.linear(['#FF9A80', '#EE6A52']), { rx: 10 }),
    rect(-13, -78, 26, 78, colour.sun),
    rect(-66, -88, 132, 22, paint.linear(['#FFB09A', '#F67F66']), { rx: 9 }),
    rect(-15, -88, 30, 22, '#FFD873', { rx: 2 }),
    stroke('M-46 -60V-14', colour.white, 5, { opacity: 0.25 }),
  );
}

export const bow = (paint: Paint, place: Placement): string =>
  at(
    place,
    path('M0 0C-10 -30 -48 -34 -46 -10C-45 6 -16 8 0 0Z', paint.linear(['#FFE08A', '#F9B233'])),
    path('M0 0C10 -30 48 -34 46 -10C45 6 16 8 0 0Z', paint.linear(['#FFE08A', '#F9B233'])),
    circle(0, -3, 9, '#F59E1F'),
  );

/** A tablet on its stand; `screen` is drawn inside a 240 x 150 area around the origin. */
export function tablet(paint: Paint, place: Placement, screen: string): string {
  const clip = paint.clip(rect(-120, -75, 240, 150, '#000', { rx: 12 }));
  return at(
    place,
    path('M-44 86H44L54 108H-54Z', paint.linear(['#C9D3D9', '#A8B5BD'])),
    rect(-134, -90, 268, 180, paint.linear(['#4A5A66', '#2F3C45']), { rx: 22 }),
    `<g clip-path="${clip}">${screen}</g>`,
    circle(0, -83, 2.6, '#7D8D98'),
  );
}

export function pottedPlant(
  paint: Paint,
  place: Placement,
  pot: readonly string[] = ['#FFB38F', '#E98562'],
): string {
  return at(
    place,
    stroke(
      'M0 -34C-2 -60 -16 -70 -22 -78M0 -34C2 -64 10 -84 8 -96M0 -34C6 -52 20 -58 30 -60',
      '#3C9E5C',
      4.5,
    ),
    path('M-20 -74C-40 -78 -48 -94 -44 -108C-26 -106 -16 -92 -20 -74Z', paint.linear(['#8FD68A', '#48AC68'])),
    path('M8 -90C-6 -104 -4 -124 8 -132C20 -122 22 -104 8 -90Z', paint.linear(['#A4DF8F', '#5ABB6D'])),
    path('M26 -58C30 -78 48 -84 62 -78C60 -62 46 -52 26 -58Z', paint.linear(['#7CCB7F', '#3B9F62'])),
    path('M-26 -38H26L20 0H-20Z', paint.linear(pot), {
      stroke: pot[0],
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    rect(-30, -46, 60, 13, pot[0] ?? colour.wood, { rx: 6 }),
  );
}

/** Books lying on each other, 110 wide, standing on y 0. */
export function bookStack(place: Placement, tints: readonly string[]): string {
  return at(
    place,
    ...tints.map((tint, index) => {
      const y = -18 * (index + 1);
      const shift = [0, 7, -5, 3][index % 4] ?? 0;
      return [
        rect(-52 + shift, y, 104 - index * 6, 18, tint, { rx: 5 }),
        rect(-40 + shift, y + 5, 92 - index * 6, 8, '#FFFBF0', { rx: 3 }),
        rect(-34 + shift, y, 7, 18, colour.white, { opacity: 0.35 }),
      ].join('');
    }),
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

export const flag = (place: Placement, tint: string): string =>
  at(
    place,
    stroke('M0 0V-64', '#F4F1E8', 5),
    path('M2 -64C16 -72 28 -56 46 -64V-38C28 -30 16 -46 2 -38Z', tint),
    circle(0, -66, 4.4, colour.sun),
  );

/** Paper bits thrown around a point, always the same ones. */
export function confetti(place: Placement, spread: number, count: number): string {
  const tints = ['#FFC53D', '#FF8D78', '#5E9AF4', '#46C796', '#B39DF1', '#F58DB1'];
  const bits = Array.from({ length: count }, (_, index) => {
    const angle = index * 2.399;
    const distance = spread * Math.sqrt((index + 0.6) / count);
    const [x, y] = [Math.cos(angle) * distance, Math.sin(angle) * distance * 0.66];
    const tint = tints[index % tints.length] ?? colour.sun;
    return index % 3 === 0
      ? circle(x, y, 3.6, tint)
      : at({ x, y, turn: index * 47 }, rect(-5, -2.4, 10, 4.8, tint, { rx: 2 }));
  });
  return at(place, ...bits);
}
