import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Pod } from '@/components/Pod';
import type { DrawnProps } from '../drawn-props';
import { formatLabel, formatMaybe, summaryOf } from '../words';
import { clamp, topOf } from './scale';
import './one.scss';

/** One number of a whole, in a line: a pod of peas, or a bar with a mark where it was before. */
export function OnePicture({ picture, title }: DrawnProps) {
  const { points, unit } = picture;
  const [point] = points;
  if (!point) return null;
  const top = topOf(picture);
  return (
    <View className="drawn__one" {...aria({ role: 'img', 'aria-label': summaryOf(picture, title) })}>
      <View className="drawn__one-words">
        <View className="drawn__one-value">{formatMaybe(point.value, unit)}</View>
        <View className="drawn__one-name">{formatLabel(point, 'ring')}</View>
      </View>
      <View className="drawn__one-bar">
        <Pod now={point.value ?? 0} max={top} label={point.label} />
        {point.before !== undefined && (
          <View className="drawn__one-before" style={{ left: `${clamp(point.before / top, 0, 1) * 100}%` }} />
        )}
      </View>
    </View>
  );
}
