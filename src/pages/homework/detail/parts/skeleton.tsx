import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import { detailTexts as texts } from '../texts';

const ROWS = 3;

export const DetailSkeleton = () => (
  <View {...aria({ role: 'status', 'aria-label': texts.loading })}>
    <View className="homework-detail__card">
      <SkeletonBlock width="70%" height={40} />
      <SkeletonLines lines={3} />
    </View>
    {Array.from({ length: ROWS }, (_, row) => (
      <View key={row} className="homework-detail__card">
        <SkeletonBlock height={64} />
      </View>
    ))}
  </View>
);
