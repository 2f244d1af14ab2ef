import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { unit } from '@/components/unit';
import type { Picture } from '@/contract/growth/report.schema';
import { hasOwnLabels, labelsHeight } from '../heights';

/** Below the axis. Of many, three: they fit beside each other at any size of text; a finger reads the others. */
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
          {point?.label}
        </View>
      ))}
    </View>
  );
}

/** The first, the middle and the last; the middle stays away where no point stands in it. */
export function endsOf<Point>(points: readonly Point[]): (Point | undefined)[] {
  const last = points.length - 1;
  if (last < 2) return [...points];
  return [points[0], last % 2 === 0 ? points[last / 2] : undefined, points[last]];
}
