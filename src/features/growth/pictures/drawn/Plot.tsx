import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { aria } from '@/components/aria';
import type { Picture } from '@/contract/growth/report.schema';
import { formatNumber, summaryOf } from '../words';
import { Bubble } from './Bubble';
import { Labels } from './Labels';
import { HEIGHT, WIDTH, yOf } from './scale';
import { Surface } from './Surface';
import type { Reading } from './use-reading';
import './plot.scss';

interface PlotProps {
  readonly picture: Picture;
  readonly title: string;
  readonly top: number;
  readonly reading: Reading;
  readonly xOf: (index: number, count: number) => number;
  readonly at: (share: number, count: number) => number;
  readonly children: ReactNode;
}

/** Axes, content and tooltip of a chart. */
export function Plot({ picture, title, top, reading, xOf, at, children }: PlotProps) {
  const { points } = picture;
  const { index } = reading;
  const x = index === undefined ? 0 : xOf(index, points.length);
  const { value, before } = (index === undefined ? undefined : points[index]) ?? {};
  const y = yOf(value ?? before ?? 0, top) / HEIGHT;
  return (
    <View className="drawn__chart">
      <Scale top={top} unit={picture.unit} />
      <View className="drawn__column">
        <View className="drawn__plot">
          <svg
            className="drawn__svg drawn__svg--along"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={summaryOf(picture, title)}
          >
            {[0, top / 2, top].map((each) => (
              <path key={each} className="drawn__grid" d={`M0 ${yOf(each, top)}H${WIDTH}`} />
            ))}
            {index !== undefined && <path className="drawn__cursor" d={`M${x} 0V${HEIGHT}`} />}
            {children}
          </svg>
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

/** Y axis labels at their natural width; screen readers use the table. */
const Scale = ({ top, unit }: { readonly top: number; readonly unit: string }) => (
  <View className="drawn__scale" {...aria({ 'aria-hidden': 'true' })}>
    <View>{`${formatNumber(top)}${unit}`}</View>
    <View>{formatNumber(top / 2)}</View>
    <View>0</View>
  </View>
);
