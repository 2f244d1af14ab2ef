import { View } from '@tarojs/components';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';

export function HelpListSkeleton() {
  return (
    <>
      {Array.from({ length: 6 }, (_, row) => (
        <View key={row} className="help-list__row">
          <SkeletonBlock width="70%" height={36} className="help-list__skeleton-title" />
          <SkeletonLines lines={2} />
        </View>
      ))}
    </>
  );
}
