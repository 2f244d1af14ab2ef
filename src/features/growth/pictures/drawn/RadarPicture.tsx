import { View } from '@tarojs/components';
import type { CSSProperties } from 'react';
import { aria } from '@/components/aria';
import { unit } from '@/components/unit';
import type { PicturePoint } from '@/contract/growth/report.schema';
import type { DrawnProps } from '@/features/growth/pictures/drawn-props';
import { RADAR } from '../heights';
import { formatLabel, formatValue, summaryOf } from '../words';
import { Bubble } from './Bubble';
import { Marks } from './Frame';
import { dot, markPath } from './paths';
import { around, shareAt, webPath, topOf, type Place } from './scale';
import { Surface } from './Surface';
import { useReading } from './use-reading';
import './radar.scss';

const MIDDLE = RADAR / 2;
const RADIUS = 140;
/** Distance from an axis end to its label. */
const OFF = 16;

/** Radar chart. The labels use the room beside it, so that none is clipped. */
export function RadarPicture({ picture, title }: DrawnProps) {
  const { points } = picture;
  const count = points.length;
  const reading = useReading(count);
  const top = topOf(picture);
  const ring = (share: number): Place[] =>
    points.map((_, index) => around(index / count, RADIUS * share, MIDDLE));
  const placesOf = (row: 'value' | 'before'): Place[] =>
    points.map(({ [row]: value }, index) =>
      value === undefined ? null : around(index / count, (RADIUS * value) / top, MIDDLE),
    );
  const [now, before] = [placesOf('value'), placesOf('before')];
  const { index } = reading;
  const [, y] = index === undefined ? [0, 0] : around(index / count, RADIUS, MIDDLE);
  return (
    <View className="drawn__radar">
      <svg
        className="drawn__svg drawn__svg--round drawn__web"
        viewBox={`0 0 ${RADAR} ${RADAR}`}
        role="img"
        aria-label={summaryOf(picture, title)}
      >
        {[0.5, 1].map((share) => (
          <path key={share} className="drawn__grid" d={webPath(ring(share))} />
        ))}
        <path
          className="drawn__grid"
          d={ring(1)
            .map((end) => spoke(end))
            .join('')}
        />
        <path className="drawn__web-ground" d={now.every((place) => place) ? webPath(now) : ''} />
        <path className="drawn__line drawn__line--before" d={webPath(before)} />
        <path className="drawn__line drawn__line--now" d={webPath(now)} />
        <Marks d={markPath(before)} row="before" />
        <Marks d={markPath(now)} row="now" />
        {index !== undefined && (
          <path className="drawn__mark drawn__mark--read" d={dot(now[index] ?? undefined)} />
        )}
      </svg>
      {points.map((point, axis) => (
        <Label key={axis} point={point} unit={picture.unit} share={axis / count} />
      ))}
      <Surface
        picture={picture}
        title={title}
        reading={reading}
        at={(x, up) => Math.round(shareAt(x, up) * count) % count}
      />
      <Bubble picture={picture} index={index} x={0.5} y={y / RADAR} />
    </View>
  );
}

const spoke = (end: Place): string => (end ? `M${MIDDLE} ${MIDDLE}L${end[0]} ${end[1]}` : '');

interface LabelProps {
  readonly point: PicturePoint;
  readonly unit: string;
  readonly share: number;
}

const Label = ({ point, unit: of, share }: LabelProps) => (
  <View className="drawn__axis" style={placeOf(share)} {...aria({ 'aria-hidden': 'true' })}>
    <View className="drawn__axis-name">{formatLabel(point, 'radar')}</View>
    {point.value !== undefined && <View className="drawn__axis-value">{formatValue(point.value, of)}</View>}
  </View>
);

/** Above, below or beside the axis end, using the room up to the edge. */
function placeOf(share: number): CSSProperties {
  const [x, y] = around(share, RADIUS + OFF, MIDDLE);
  const aside = x - MIDDLE;
  if (Math.abs(aside) < RADIUS / 3) {
    const edge = y < MIDDLE ? { bottom: unit(RADAR - y) } : { top: unit(y) };
    return { left: '10%', right: '10%', textAlign: 'center', whiteSpace: 'nowrap', ...edge };
  }
  const beside = `calc(50% + ${unit(Math.round(Math.abs(aside)))})`;
  const room: CSSProperties =
    aside > 0
      ? { left: beside, right: '0', textAlign: 'left' }
      : { right: beside, left: '0', textAlign: 'right' };
  return { ...room, top: unit(y), transform: 'translateY(-50%)' };
}
