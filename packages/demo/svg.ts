/** SVG primitives for films and pages of exercise books. Numbers are rounded to keep files small. */
export type Point = readonly [x: number, y: number];
type Attributes = Readonly<Record<string, string | number | undefined>>;

const short = (value: number): string => String(Math.round(value * 100) / 100);

function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : String(value)}"`)
    .join('');
}

export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const open = `<${name}${attributeText(attributes)}`;
  return children.length === 0 ? `${open}/>` : `${open}>${children.join('')}</${name}>`;
}

export const circle = (cx: number, cy: number, r: number, fill: string, rest: Attributes = {}): string =>
  el('circle', { cx, cy, r, fill, ...rest });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  rest: Attributes = {},
): string =>
  // Skia, which renders these in other widths, does not support gradients on ellipses.
  fill.startsWith('url(')
    ? path(
        `M${short(cx - rx)} ${short(cy)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0Z`,
        fill,
        rest,
      )
    : el('ellipse', { cx, cy, rx, ry, fill, ...rest });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rest: Attributes = {},
): string => el('rect', { x, y, width, height, fill, ...rest });

export const path = (d: string, fill: string, rest: Attributes = {}): string =>
  el('path', { d, fill, ...rest });

/** A line with round caps and joins. */
export const stroke = (d: string, colour: string, width: number, rest: Attributes = {}): string =>
  el('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...rest,
  });

export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Mirror left to right. */
  readonly mirror?: boolean;
  readonly opacity?: number;
}

export function at(place: Placement, ...children: readonly string[]): string {
  const { x = 0, y = 0, scale = 1, turn = 0, mirror = false, opacity } = place;
  const parts = [`translate(${short(x)} ${short(y)})`];
  if (turn !== 0) parts.push(`rotate(${short(turn)})`);
  if (scale !== 1 || mirror) parts.push(`scale(${short(mirror ? -scale : scale)} ${short(scale)})`);
  return el('g', { transform: parts.join(' '), opacity }, ...children);
}

/** A smooth curve through all points (Catmull-Rom as Bezier segments). */
export function curve(points: readonly Point[]): string {
  const point = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const [startX, startY] = point(0);
  let d = `M${short(startX)} ${short(startY)}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const control = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    d += `C${control.map(short).join(' ')}`;
  }
  return d;
}

/** Collects the gradients of a picture, without duplicates. */
export class Paint {
  private readonly definitions = new Map<string, string>();

  linear(stops: readonly string[], direction: 'down' | 'right' | 'diagonal' = 'down'): string {
    const [x2, y2] = { down: [0, 1], right: [1, 0], diagonal: [1, 1] }[direction];
    return this.define(`linear ${direction} ${stops.join()}`, (id) =>
      el('linearGradient', { id, x1: 0, y1: 0, x2, y2 }, ...stopList(stops)),
    );
  }

  /** By default, light comes from the upper left. */
  radial(stops: readonly string[], cx = 0.36, cy = 0.3, r = 0.78): string {
    return this.define(`radial ${cx} ${cy} ${r} ${stops.join()}`, (id) =>
      el('radialGradient', { id, cx, cy, r }, ...stopList(stops)),
    );
  }

  document(width: number, height: number, ...body: readonly string[]): string {
    const definitions = [...this.definitions.values()].join('');
    return el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
      definitions === '' ? '' : `<defs>${definitions}</defs>`,
      ...body,
    );
  }

  private define(key: string, write: (id: string) => string): string {
    const known = [...this.definitions.keys()].indexOf(key);
    const id = `p${known === -1 ? this.definitions.size : known}`;
    if (known === -1) this.definitions.set(key, write(id));
    return `url(#${id})`;
  }
}

const stopList = (stops: readonly string[]): string[] =>
  stops.map((colour, index) =>
    el('stop', { offset: stops.length < 2 ? 0 : index / (stops.length - 1), 'stop-color': colour }),
  );
