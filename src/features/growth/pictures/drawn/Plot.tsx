import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { aria } from '@/components/aria';
import type { Picture, PicturePoint } from '@/contract/growth/report.schema';
import { PictureKind } from '@/contract/growth/values';
import { classNames } from '@/components/class-names';
import { unit } from '@/components/unit';
import { formatMaybe, formatNumber, summaryOf, axisLabel, inHalves } from '../words';
import { drawnAs } from '../drawn-as';
import { Bubble } from './Bubble';
import { hasOwnLabels, LABELLED, labelsHeight } from '../heights';
import { HEIGHT, WIDTH, yOf } from './scale';
import { Surface } from './Surface';
import type { Reading } from './use-reading';
import './plot.scss';

interface PlotProps {
  readonly picture: Picture;
  readonly title: string;
  readonly top: number;
  /** Default: 0. */
  readonly bottom?: number;
  readonly reading: Reading;
  readonly xOf: (index: number, count: number) => number;
  readonly at: (share: number, count: number) => number;
  readonly children: ReactNode;
}

/** Axes, content and tooltip of a chart. */
export function Plot({ picture, title, top, bottom = 0, reading, xOf, at, children }: PlotProps) {
  const { points } = picture;
  const { index } = reading;
  const x = index === undefined ? 0 : xOf(index, points.length);
  const { value, before } = (index === undefined ? undefined : points[index]) ?? {};
  const y = yOf(value ?? before ?? 0, top, bottom) / HEIGHT;
  const last = points.map((point) => point.value !== undefined).lastIndexOf(true);
  return (
    <View className="drawn__chart">
      <Scale top={top} bottom={bottom} unit={picture.unit} />
      <View className="drawn__column">
        <View className="drawn__plot">
          <svg
            className={classNames('drawn__svg', drawnAs(picture) !== PictureKind.bars && 'drawn__svg--along')}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={summaryOf(picture, title)}
          >
            {[bottom, (bottom + top) / 2, top].map((each) => (
              <path key={each} className="drawn__grid" d={`M0 ${yOf(each, top, bottom)}H${WIDTH}`} />
            ))}
            {index !== undefined && <path className="drawn__cursor" d={`M${x} 0V${HEIGHT}`} />}
            {children}
          </svg>
          {index === undefined && last >= 0 && (
            <Last
              words={formatMaybe(points[last]?.value, picture.unit)}
              x={xOf(last, points.length) / WIDTH}
              {...clearOfBefore(picture, points[last], (of) => yOf(of, top, bottom) / HEIGHT)}
            />
          )}
          <Surface
            picture={picture}
            title={title}
            reading={reading}
            isDragged
            at={(share) => at(share, points.length)}
          />
          <Bubble picture={picture} index={index} x={x / WIDTH} y={y} />
        </View>
        <Labels picture={picture} />
      </View>
    </View>
  );
}

interface LastProps {
  readonly words: string;
  /** The position, 0 to 1 of width and height. */
  readonly x: number;
  readonly y: number;
  readonly isBelow: boolean;
  /** Over its bar; else the label keeps to the plot at both ends. */
  readonly isCentred: boolean;
}

/** Lower than this, a point has no room below it. */
const LOWEST = 0.75;

/** Where the newest value hides nothing of the time before: above the taller of two bars, below the lower of two points. */
function clearOfBefore(
  picture: Picture,
  { value = 0, before = value }: PicturePoint = { label: '' },
  heightOf: (value: number) => number,
): Pick<LastProps, 'y' | 'isBelow' | 'isCentred'> {
  if (drawnAs(picture) === PictureKind.bars) {
    const isCentred = picture.points.length <= LABELLED;
    return { y: heightOf(Math.max(value, before)), isBelow: false, isCentred };
  }
  const y = heightOf(value);
  return { y, isBelow: before > value && y < LOWEST, isCentred: false };
}

/** Value of the newest point, beside it; screen readers use the table. */
const Last = ({ words, x, y, isBelow, isCentred }: LastProps) => (
  <View
    className="drawn__last"
    style={{
      left: `${x * 100}%`,
      transform: `translateX(-${isCentred ? 50 : x * 100}%)`,
      ...(isBelow ? { top: `${y * 100}%` } : { bottom: `${(1 - y) * 100}%` }),
    }}
    {...aria({ 'aria-hidden': 'true' })}
  >
    {words}
  </View>
);

interface ScaleProps {
  readonly top: number;
  readonly bottom: number;
  readonly unit: string;
}

/** Y axis labels at their natural width; screen readers use the table. */
const Scale = ({ top, bottom, unit }: ScaleProps) => (
  <View className="drawn__scale" {...aria({ 'aria-hidden': 'true' })}>
    <View>{`${formatNumber(top)}${unit}`}</View>
    <View>{formatNumber((bottom + top) / 2)}</View>
    <View>{formatNumber(bottom)}</View>
  </View>
);

/** X axis labels. Of many only three, which fit at any text size; the others are in the tooltip. */
function Labels({ picture }: { readonly picture: Picture }) {
  const isOwn = hasOwnLabels(picture);
  return (
    <View
      className="drawn__labels"
      style={{ minHeight: unit(labelsHeight(picture)) }}
      {...aria({ 'aria-hidden': 'true' })}
    >
      {(isOwn ? picture.points : endsOf(picture.points)).map((point, index) => (
        <View key={index} className={isOwn ? 'drawn__label' : 'drawn__end'}>
          {inHalves(axisLabel(point))}
        </View>
      ))}
    </View>
  );
}

/** The first, middle and last; no middle for an even count. */
const endsOf = <Point,>(points: readonly Point[]): Point[] =>
  points.filter((_, index) => (index * 2) % (points.length - 1 || 1) === 0);
