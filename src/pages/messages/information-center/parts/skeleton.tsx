import { View } from '@tarojs/components';
import { SkeletonBlock } from '@/components/Skeleton';

export function MessagesSkeleton() {
  return (
    <>
      {Array.from({ length: 6 }, (_, row) => (
        <View key={row} className="messages__row messages__row--loading">
          <SkeletonBlock width={80} height={80} radius="round" />
          <View className="messages__words">
            <SkeletonBlock width="50%" height={32} />
            <SkeletonBlock width="90%" height={28} className="messages__skeleton-line" />
          </View>
        </View>
      ))}
    </>
  );
}
