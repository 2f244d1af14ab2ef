import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import type { Picture } from '@/contract/growth/report.schema';
import { RING } from '../heights';
import { isWhole, sumOf } from '../drawn-as';
import { pictureTexts as texts } from '../texts';
import type { DrawnProps } from '@/features/growth/pictures/drawn-props';
import { formatLabel, formatMaybe, formatValue, hasBefore, summaryOf } from '../words';
import { arcAt, arcsOf, ringsOf, type Arc } from './arcs';
import { Bubble } from './Bubble';
import { Surface } from './Surface';
import { useReading } from './use-reading';
import './round.scss';

/** The selected arc is wider. */
const WIDER = 8;

/** Parts of a whole, or a ring per point. What is read is in the middle: a tooltip has only the earlier period to add. */
export function RingPicture({ picture, title }: DrawnProps) {
  const { points } = picture;
  const reading = useReading(points.length);
  const arcs = arcsOf(picture);
  const { index } = reading;
  return (
    <View className="drawn__rings">
      <View className="drawn__ring">
        <svg
          className="drawn__svg"
          viewBox={`0 0 ${RING} ${RING}`}
          role="img"
          aria-label={summaryOf(picture, title)}
        >
          {ringsOf(arcs).map((arc) => (
            <Piece key={arc.radius} {...arc} className="drawn__arc--whole" from={0} share={1} gap={0} />
          ))}
          {arcs.map((arc, part) => (
            <Piece
              key={part}
              {...arc}
              className={`drawn__arc--${part}`}
              weight={part === index ? arc.weight + WIDER : arc.weight}
            />
          ))}
        </svg>
        <Middle picture={picture} index={index} />
        <Surface picture={picture} title={title} reading={reading} at={(x, y) => arcAt(arcs, x, y)} />
        {hasBefore(picture) && <Bubble picture={picture} index={index} x={0.5} y={1} />}
      </View>
      <Names picture={picture} />
    </View>
  );
}

interface ArcProps extends Arc {
  readonly className: string;
}

/** An arc, clockwise from the top. */
function Piece({ className, radius, weight, from, share, gap }: ArcProps) {
  const round = 2 * Math.PI * radius;
  const length = Math.max(0, round * share - gap);
  if (length === 0) return null;
  return (
    <circle
      className={`drawn__arc ${className}`}
      cx={RING / 2}
      cy={RING / 2}
      r={radius}
      strokeWidth={weight}
      // Also of a whole one: it is drawn from nothing.
      strokeDasharray={`${share >= 1 ? round + 1 : length} ${round}`}
      strokeDashoffset={-round * from}
      transform={`rotate(-90 ${RING / 2} ${RING / 2})`}
    />
  );
}

/** The total of the parts; of a selected point its own. */
function Middle({ picture, index }: { readonly picture: Picture; readonly index: number | undefined }) {
  const { points, unit } = picture;
  const point = points[index ?? -1];
  if (!point && !isWhole(picture)) return null;
  return (
    <View className="drawn__middle" {...aria({ 'aria-hidden': 'true' })}>
      <View className="drawn__number">
        {point ? formatMaybe(point.value, unit) : formatValue(sumOf(picture), unit)}
      </View>
      <View className="drawn__number-name">{point ? formatLabel(point, 'ring') : texts.together}</View>
    </View>
  );
}

const Names = ({ picture: { points, unit } }: { readonly picture: Picture }) => (
  <View className="drawn__names" {...aria({ 'aria-hidden': 'true' })}>
    {points.map((point, part) => (
      <View key={part} className="drawn__name">
        <View className={`drawn__name-key drawn__name-key--${part}`} />
        <View className="drawn__name-text">{point.label}</View>
        <View className="drawn__name-value">{formatMaybe(point.value, unit)}</View>
      </View>
    ))}
  </View>
);
