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

/** A bar from the base line; 0 is a thin line, to differ from a gap. */
export const barPath = (place: Place, width: number): string =>
  place
    ? `M${round(place[0] - width / 2)} ${BASE}V${round(Math.min(place[1], BASE - 4))}h${round(width)}V${BASE}z`
    : '';
