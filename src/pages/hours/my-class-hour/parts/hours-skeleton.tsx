import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { hourPageTexts } from '@/pages/hours/texts';
import './hours-skeleton.scss';

export function HoursSkeleton() {
  return (
    <View {...aria({ role: 'status', 'aria-label': hourPageTexts.loading })}>
      {[0, 1, 2].map((row) => (
        <View key={row} className="hours-skeleton">
          <SkeletonBlock width={72} height={72} />
          <View className="hours-skeleton__lines">
            <SkeletonBlock width="50%" height={36} />
            <SkeletonBlock width="70%" height={28} />
          </View>
          <SkeletonBlock width={120} height={36} />
        </View>
      ))}
    </View>
  );
}
