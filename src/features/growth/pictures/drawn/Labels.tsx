import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { unit } from '@/components/unit';
import type { Picture } from '@/contract/growth/report.schema';
import { hasOwnLabels, labelsHeight } from '../heights';
import { axisLabel } from '../words';

/** X axis labels. Of many only three, which fit at any text size; the others are in the tooltip. */
export function Labels({ picture }: { readonly picture: Picture }) {
  const isOwn = hasOwnLabels(picture);
  return (
    <View
      className="drawn__labels"
      style={{ minHeight: unit(labelsHeight(picture)) }}
      {...aria({ 'aria-hidden': 'true' })}
    >
      {(isOwn ? picture.points : endsOf(picture.points)).map((point, index) => (
        <View key={index} className={isOwn ? 'drawn__label' : 'drawn__end'}>
          {point && axisLabel(point)}
        </View>
      ))}
    </View>
  );
}

/** The first, middle and last; no middle for an even count. */
export function endsOf<Point>(points: readonly Point[]): (Point | undefined)[] {
  const last = points.length - 1;
  if (last < 2) return [...points];
  return [points[0], last % 2 === 0 ? points[last / 2] : undefined, points[last]];
}
