import { area, curveMonotoneX, line } from 'd3-shape';
import { BASE, type Place } from './scale';

/** More markers than this are unreadable; an isolated point keeps its own. */
const MARKED = 62;

const x = (place: Place): number => place?.[0] ?? 0;
const y = (place: Place): number => place?.[1] ?? 0;
const isKnown = (place: Place): boolean => place !== null;

const drawLine = line<Place>().defined(isKnown).x(x).y(y).curve(curveMonotoneX);
const drawArea = area<Place>().defined(isKnown).x(x).y0(BASE).y1(y).curve(curveMonotoneX);

/** Through known points; unknown ones are gaps. */
export const linePath = (places: readonly Place[]): string => drawLine([...places]) ?? '';
export const areaPath = (places: readonly Place[]): string => drawArea([...places]) ?? '';

/** Zero-length strokes: their caps draw round or square dots, unaffected by the stretched viewBox. */
export function markPath(places: readonly Place[]): string {
  const isCrowded = places.length > MARKED;
  return places
    .filter((place, index) => place && (!isCrowded || isLone(places, index)))
    .map((place) => dot(place))
    .join('');
}

export const dot = (place: Place | undefined): string =>
  place ? `M${round(place[0])} ${round(place[1])}h.01` : '';

const isLone = (places: readonly Place[], index: number): boolean => !places[index - 1] && !places[index + 1];

const round = (value: number): number => Math.round(value * 10) / 10;

const CORNER = 8;

/** A bar from the base line, rounded on top; 0 is a thin line, to differ from a gap. */
export function barPath(place: Place, width: number): string {
  if (!place) return '';
  const [x, y] = place;
  const top = round(Math.min(y, BASE - 4));
  const corner = round(Math.min(CORNER, width / 2, BASE - top));
  const across = round(width - 2 * corner);
  return `M${round(x - width / 2)} ${BASE}V${round(top + corner)}q0-${corner} ${corner}-${corner}h${across}q${corner} 0 ${corner} ${corner}V${BASE}z`;
}
