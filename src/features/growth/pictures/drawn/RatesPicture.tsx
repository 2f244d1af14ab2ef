import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Pod } from '@/components/Pod';
import type { DrawnProps } from '../drawn-props';
import { formatLabel, formatMaybe, summaryOf } from '../words';
import { clamp, topOf } from './scale';
import './rates.scss';

/** Numbers of a whole, a line each: of few questions a pod of peas, else a bar with a mark where it was before. */
export function RatesPicture({ picture, title }: DrawnProps) {
  const { kind, points, unit } = picture;
  const top = topOf(picture);
  return (
    <View {...aria({ role: 'img', 'aria-label': summaryOf(picture, title) })}>
      {points.map((point) => {
        const { before, label, of, value } = point;
        const isCounted = of !== undefined && value !== undefined;
        const now = isCounted ? Math.round((value * of) / top) : value;
        return (
          <View key={label} className={classNames('rate', points.length > 1 && 'rate--of-several')}>
            <View className="rate__value">{isCounted ? `${now}/${of}` : formatMaybe(value, unit)}</View>
            <View className="rate__name">{formatLabel(point, kind)}</View>
            <View className="rate__bar">
              <Pod now={now ?? 0} max={of ?? top} label={label} />
              {before !== undefined && !isCounted && (
                <View className="rate__before" style={{ left: `${clamp(before / top, 0, 1) * 100}%` }} />
              )}
            </View>
          </View>
        );
      })}
    </View>
  );
}
