import type { DrawnProps } from '@/features/growth/pictures/drawn-props';
import { hasBefore } from '../words';
import { barPath } from './paths';
import { Plot } from './Plot';
import { barAt, placesOf, topOf, WIDTH, xOfBar, type Place } from './scale';
import { useReading } from './use-reading';

/** Share of a bar's slot. */
const FILLED = 0.64;
const WIDEST = 72;

/** Grouped bars: the earlier period outlined and dashed, the current one filled. */
export function BarsPicture({ picture, title }: DrawnProps) {
  const { points } = picture;
  const reading = useReading(points.length);
  const top = topOf(picture);
  const isDouble = hasBefore(picture);
  const room = Math.min((WIDTH / points.length) * FILLED, isDouble ? WIDEST * 1.5 : WIDEST);
  const width = isDouble ? room / 2 : room;
  const move = (places: Place[], by: number): Place[] =>
    places.map((place) => place && [place[0] + by, place[1]]);
  const now = move(placesOf(points, 'value', top, xOfBar), isDouble ? width / 2 : 0);
  const before = move(placesOf(points, 'before', top, xOfBar), -width / 2);
  const draw = (places: Place[]): string => places.map((place) => barPath(place, width * 0.92)).join('');
  const { index } = reading;
  return (
    <Plot picture={picture} title={title} top={top} reading={reading} xOf={xOfBar} at={barAt}>
      <path className="drawn__bar drawn__bar--before" d={draw(before)} />
      <path className="drawn__bar drawn__bar--now" d={draw(now)} />
      {index !== undefined && <path className="drawn__bar drawn__bar--read" d={draw([now[index] ?? null])} />}
    </Plot>
  );
}
