import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import type { Picture } from '@/contract/growth/report.schema';
import { readingOf } from '../words';
import { clamp } from './scale';

interface BubbleProps {
  readonly picture: Picture;
  readonly index: number | undefined;
  /** The point's position, 0 to 1 of width and height. */
  readonly x: number;
  readonly y: number;
}

/**
 * Tooltip of a point, clear of the touch: above a low point, below a high one. Aligned by the point's share of the width, so that it
 * never overflows. Hidden from screen readers, which read the slider.
 */
export function Bubble({ picture, index, x, y }: BubbleProps) {
  const point = index === undefined ? undefined : picture.points[index];
  if (!point) return null;
  const [label, ...lines] = readingOf(point, picture);
  const along = `${clamp(x, 0, 1) * 100}%`;
  const edge = y > 0.5 ? { top: '0' } : { bottom: '0' };
  return (
    <View
      className="drawn__bubble"
      style={{ left: along, transform: `translateX(-${along})`, ...edge }}
      {...aria({ 'aria-hidden': 'true' })}
    >
      <View className="drawn__bubble-label">{label}</View>
      {lines.map((words) => (
        <View key={words}>{words}</View>
      ))}
    </View>
  );
}
