import type { Place } from './scale';

/** Position at a share of the circle, clockwise from the top. */
export function around(share: number, radius: number, middle: number): [x: number, y: number] {
  const angle = share * 2 * Math.PI;
  return [middle + radius * Math.sin(angle), middle - radius * Math.cos(angle)];
}

/** Share of the circle for a position, 0 to 1 of the bounding box. */
export function shareAt(x: number, y: number): number {
  const turn = Math.atan2(x - 0.5, 0.5 - y) / (2 * Math.PI);
  return turn < 0 ? turn + 1 : turn;
}

/** Polygon through known points: closed when all are known, else segments between neighbours. */
export function webPath(places: readonly Place[]): string {
  const [first] = places;
  if (first && places.every((place) => place)) return `M${places.map(pair).join('L')}z`;
  return places
    .map((place, index) => {
      const next = places[(index + 1) % places.length];
      return place && next ? `M${pair(place)}L${pair(next)}` : '';
    })
    .join('');
}

const pair = (place: Place): string =>
  place ? place.map((each) => Math.round(each * 10) / 10).join(' ') : '';
