import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import type { Picture } from '@/contract/growth/report.schema';
import { RING } from '../heights';
import { sumOf } from '../drawn-as';
import { pictureTexts as texts } from '../texts';
import type { DrawnProps } from '../use-drawing';
import { sayLabel, sayMaybe, sayValue, summaryOf } from '../words';
import { Bubble } from './Bubble';
import { shareAt } from './polar';
import { clamp, topOf } from './scale';
import { Surface } from './Surface';
import { useReading } from './use-reading';
import './round.scss';

const RADIUS = 152;
const WEIGHT = 36;
/** The time before: a thin ring within. */
const INNER = 122;
const INNER_WEIGHT = 8;
/** Between two parts, so that more than their colour tells them apart. */
const GAP = 8;

/** One number of its whole, or the parts of a whole; the number stands in the middle. */
export function RingPicture({ picture, title }: DrawnProps) {
  const { points } = picture;
  const reading = useReading(points.length);
  const parts = partsOf(picture);
  const { index } = reading;
  const isOne = points.length === 1;
  return (
    <View className="drawn__rings">
      <View className="drawn__ring">
        <svg
          className="drawn__svg drawn__svg--round"
          viewBox={`0 0 ${RING} ${RING}`}
          role="img"
          aria-label={summaryOf(picture, title)}
        >
          <Arc className="drawn__arc--whole" radius={RADIUS} weight={WEIGHT} from={0} share={1} gap={0} />
          {parts.map(({ from, share }, part) => (
            <Arc
              key={part}
              className={`drawn__arc--${part}`}
              radius={RADIUS}
              weight={part === index ? WEIGHT + 12 : WEIGHT}
              from={from}
              share={share}
              gap={isOne ? 0 : GAP}
            />
          ))}
          {isOne && <Before picture={picture} />}
        </svg>
        <Middle picture={picture} index={index} />
        <Surface
          picture={picture}
          title={title}
          reading={reading}
          at={(x, y) => (isOne ? 0 : partAt(parts, shareAt(x, y)))}
        />
        <Bubble picture={picture} index={index} x={0.5} y={1} />
      </View>
      {!isOne && <Names picture={picture} />}
    </View>
  );
}

interface Part {
  readonly from: number;
  readonly share: number;
}

const wholeOf = (picture: Picture): number =>
  picture.points.length === 1 ? topOf(picture) : Math.max(picture.max, sumOf(picture));

export function partsOf(picture: Picture): Part[] {
  const whole = wholeOf(picture);
  let from = 0;
  return picture.points.map(({ value = 0 }) => {
    const part = { from, share: whole > 0 ? clamp(value / whole, 0, 1) : 0 };
    from += part.share;
    return part;
  });
}

/** undefined: beyond the parts. */
const partAt = (parts: readonly Part[], at: number): number | undefined => {
  const found = parts.findIndex(({ from, share }) => at >= from && at < from + share);
  return found < 0 ? undefined : found;
};

interface ArcProps extends Part {
  readonly className: string;
  readonly radius: number;
  readonly weight: number;
  readonly gap: number;
}

/** A piece of a circle, from the top with the clock. */
function Arc({ className, radius, weight, from, share, gap }: ArcProps) {
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
      strokeDasharray={share >= 1 ? undefined : `${length} ${round}`}
      strokeDashoffset={-round * from}
      transform={`rotate(-90 ${RING / 2} ${RING / 2})`}
    />
  );
}

function Before({ picture }: { readonly picture: Picture }) {
  const { before } = picture.points[0] ?? {};
  if (before === undefined) return null;
  const share = clamp(before / topOf(picture), 0, 1);
  return (
    <Arc className="drawn__arc--before" radius={INNER} weight={INNER_WEIGHT} from={0} share={share} gap={0} />
  );
}

/** The one number, or what the parts are together; of a part that is read, its own. */
function Middle({ picture, index }: { readonly picture: Picture; readonly index: number | undefined }) {
  const { points, unit, beforeName } = picture;
  const point = points[index ?? (points.length === 1 ? 0 : -1)];
  const before = points.length === 1 ? points[0]?.before : undefined;
  return (
    <View className="drawn__middle" {...aria({ 'aria-hidden': 'true' })}>
      <View className="drawn__number">
        {point ? sayMaybe(point.value, unit) : sayValue(sumOf(picture), unit)}
      </View>
      <View className="drawn__number-name">{point ? sayLabel(point, 'ring') : texts.together}</View>
      {before !== undefined && (
        <View className="drawn__number-name">{`${beforeName || texts.before} ${sayValue(before, unit)}`}</View>
      )}
    </View>
  );
}

const Names = ({ picture: { points, unit } }: { readonly picture: Picture }) => (
  <View className="drawn__names" {...aria({ 'aria-hidden': 'true' })}>
    {points.map((point, part) => (
      <View key={part} className="drawn__name">
        <View className={`drawn__name-key drawn__name-key--${part}`} />
        <View className="drawn__name-text">{point.label}</View>
        <View className="drawn__name-value">{sayMaybe(point.value, unit)}</View>
      </View>
    ))}
  </View>
);
