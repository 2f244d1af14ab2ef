import { View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '@/components/class-names';
import { prefersReducedMotion } from '@/components/motion';
import { useAppHolder } from '@/stores/app/app-context';
// First, so that later styles override it.
import { PictureKind } from '@/contract/growth/values';
import type { DrawnProps } from '@/features/growth/pictures/drawn-props';
import './drawn.scss';
import { areaPath, dot, linePath, markPath, barPath } from './paths';
import { Plot } from './Plot';
import { bottomOf, placesOf, pointAt, topOf, xOfPoint, barAt, WIDTH, xOfBar, type Place } from './scale';
import { useReading } from './use-reading';
import { drawnAs } from '../drawn-as';
import { hasBefore } from '../words';
import { CalendarPicture } from './CalendarPicture';
import { Frame, Marks } from './Frame';
import { MapPicture } from './MapPicture';
import { RadarPicture } from './RadarPicture';
import { RatesPicture } from './RatesPicture';

/** Share of a bar's slot. */
const FILLED = 0.64;
const WIDEST = 72;

/** Grouped bars: the earlier period outlined and dashed, the current one filled. */
function BarsPicture({ picture, title }: DrawnProps) {
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

const kinds = {
  [PictureKind.line]: LinePicture,
  [PictureKind.bars]: BarsPicture,
  [PictureKind.radar]: RadarPicture,
  [PictureKind.ring]: RatesPicture,
  [PictureKind.calendar]: CalendarPicture,
} as const;

export default function Drawn(props: DrawnProps) {
  const kind = drawnAs(props.picture);
  if (kind === PictureKind.map) return <MapPicture {...props} />;
  const Kind = kinds[kind];
  return (
    <>
      <New />
      <Frame {...props}>
        <Kind {...props} />
      </Frame>
    </>
  );
}

const DRAWING_MS = 700;

/** Marks a chart that is still to be drawn (drawn.scss): not before it is seen, or it would be over by then. Nothing with reduced motion. */
function New() {
  const { app } = useAppHolder();
  const [state, become] = useState<'awaited' | 'drawing' | 'drawn'>(
    app && !prefersReducedMotion() ? 'awaited' : 'drawn',
  );
  const mark = useRef<unknown>(null);
  useEffect(() => {
    if (state === 'awaited')
      return app?.platform.observeVisibility(mark.current, (isSeen) => isSeen && become('drawing'));
    if (state === 'drawn') return undefined;
    const timer = app?.scheduler.after(DRAWING_MS, () => become('drawn'));
    return () => timer?.stop();
  }, [app, state]);
  if (state === 'drawn') return null;
  return (
    <View ref={mark} className={classNames('drawn__new', state === 'awaited' && 'drawn__new--awaited')} />
  );
}

/** Line chart: the current period as an area, the earlier one dashed. */
function LinePicture({ picture, title }: DrawnProps) {
  const { points } = picture;
  const reading = useReading(points.length);
  const top = topOf(picture);
  const bottom = bottomOf(picture, top);
  const now = placesOf(points, 'value', top, xOfPoint, bottom);
  const before = placesOf(points, 'before', top, xOfPoint, bottom);
  const { index } = reading;
  return (
    <Plot {...{ picture, title, top, bottom, reading }} xOf={xOfPoint} at={pointAt}>
      {/* An area is a share of the whole only from 0. */}
      {bottom === 0 && <path className="drawn__area" d={areaPath(now)} />}
      <path className="drawn__line drawn__line--before" d={linePath(before)} />
      <path className="drawn__line drawn__line--now" d={linePath(now)} />
      <Marks d={markPath(before)} row="before" />
      <Marks d={markPath(now)} row="now" />
      {index !== undefined && (
        <path className="drawn__mark drawn__mark--read" d={dot(now[index] ?? undefined)} />
      )}
    </Plot>
  );
}
