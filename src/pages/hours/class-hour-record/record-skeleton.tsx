import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { recordTexts } from '@/pages/hours/texts';
import './record-skeleton.scss';

export function RecordSkeleton() {
  return (
    <View className="record-skeleton" {...aria({ role: 'status', 'aria-label': recordTexts.loading })}>
      <SkeletonBlock width={160} height={32} />
      {[0, 1, 2, 3].map((row) => (
        <View key={row} className="record-skeleton__row">
          <SkeletonBlock width={72} height={72} />
          <View className="record-skeleton__lines">
            <SkeletonBlock width="80%" height={36} />
            <SkeletonBlock width="50%" height={28} />
          </View>
          <SkeletonBlock width={64} height={40} />
        </View>
      ))}
    </View>
  );
}
