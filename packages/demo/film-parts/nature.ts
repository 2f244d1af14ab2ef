import {
  at,
  circle,
  curve,
  ellipse,
  path,
  rect,
  stroke,
  type Paint,
  type Placement,
  type Point,
} from '../svg';
import { colour } from './colours';

/** Sky, land and plants. */
export const sky = (paint: Paint, width: number, height: number, stops: readonly string[]): string =>
  rect(0, 0, width, height, paint.linear(stops));

/** A layer of land: a smooth ridge through the points, filled down to the lower edge. */
export function hill(
  width: number,
  height: number,
  ridge: readonly Point[],
  fill: string,
  opacity?: number,
): string {
  const last = ridge[ridge.length - 1] ?? [width, height];
  const first = ridge[0] ?? [0, height];
  return path(`${curve(ridge)}L${last[0]} ${height}L${first[0]} ${height}Z`, fill, { opacity });
}

export function sun(x: number, y: number, r: number, fill: string = colour.sun): string {
  return [
    circle(x, y, r * 2.1, fill, { opacity: 0.12 }),
    circle(x, y, r * 1.5, fill, { opacity: 0.2 }),
    circle(x, y, r, fill),
  ].join('');
}

export function moon(paint: Paint, x: number, y: number, r: number): string {
  return at(
    { x, y, scale: r / 40 },
    circle(0, 0, 78, colour.cream, { opacity: 0.07 }),
    circle(0, 0, 58, colour.cream, { opacity: 0.1 }),
    circle(0, 0, 40, paint.radial(['#FFFBEA', '#FFE9A8', '#FFD978'])),
    circle(-12, -8, 7, '#F5CF72', { opacity: 0.5 }),
    circle(14, 12, 9, '#F5CF72', { opacity: 0.45 }),
    circle(10, -20, 4.5, '#F5CF72', { opacity: 0.45 }),
  );
}

export function cloud(place: Placement, fill: string = colour.white): string {
  return at(
    place,
    path(
      'M-58 20C-74 20 -76 -2 -58 -6C-58 -26 -30 -34 -20 -18C-12 -38 24 -38 28 -14C46 -24 66 -8 56 6C70 8 68 20 56 20Z',
      fill,
    ),
  );
}

/** Five points with rounded corners. */
export function star(x: number, y: number, r: number, fill: string = colour.sun, turn = 0): string {
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const radius = index % 2 === 0 ? 1 : 0.5;
    const angle = (Math.PI / 5) * index - Math.PI / 2;
    return [Math.cos(angle) * radius * r, Math.sin(angle) * radius * r];
  });
  const d = `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`;
  const softness = r * 0.32;
  return at(
    { x, y, turn },
    path(d, fill, { stroke: fill, 'stroke-width': softness, 'stroke-linejoin': 'round' }),
  );
}

export function roundTree(
  paint: Paint,
  place: Placement,
  crown: readonly string[] = ['#8FD38A', '#4BAE6C'],
): string {
  return at(
    place,
    stroke('M0 0L0 -42M0 -20L11 -33M0 -26L-10 -38', colour.woodDeep, 6),
    ellipse(0, -66, 34, 38, paint.radial(crown)),
    ellipse(-11, -82, 9, 6, colour.white, { opacity: 0.25, transform: 'rotate(-30 -11 -82)' }),
  );
}

export function pineTree(
  paint: Paint,
  place: Placement,
  crown: readonly string[] = ['#6BC38F', '#2C8F63'],
): string {
  const fill = paint.linear(crown);
  return at(
    place,
    stroke('M0 0L0 -18', colour.woodDeep, 7),
    path(
      'M0 -98C8 -78 20 -62 26 -56C18 -54 10 -54 6 -54L0 -56L-6 -54C-10 -54 -18 -54 -26 -56C-20 -62 -8 -78 0 -98Z',
      fill,
    ),
    path('M0 -74C10 -50 26 -28 34 -18C20 -10 -20 -10 -34 -18C-26 -28 -10 -50 0 -74Z', fill),
  );
}

export function flower(x: number, y: number, r: number, petal: string, heart: string = colour.sun): string {
  const petals = Array.from({ length: 5 }, (_, index) => {
    const angle = (Math.PI * 2 * index) / 5 - Math.PI / 2;
    return circle(Math.cos(angle) * r * 0.62, Math.sin(angle) * r * 0.62, r * 0.48, petal);
  });
  return at(
    { x, y },
    stroke(`M0 0Q${r * 0.3} ${r * 1.2} 0 ${r * 2.2}`, colour.leaf, r * 0.3),
    ...petals,
    circle(0, 0, r * 0.36, heart),
  );
}

export const grass = (x: number, y: number, scale: number, tint: string = colour.leaf): string =>
  at({ x, y, scale }, stroke('M-7 0Q-8 -8 -12 -12M0 0Q0 -11 1 -17M7 0Q8 -7 13 -10', tint, 3.4));

/** A soft shadow below an object. */
export const groundShadow = (x: number, y: number, rx: number, opacity = 0.16): string =>
  ellipse(x, y, rx, rx * 0.16, '#0F3C26', { opacity });
