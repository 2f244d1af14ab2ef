import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { submitTexts as texts } from '@/features/homework/answering/texts';

export const SubmitSkeleton = () => (
  <View className="homework-submit__content" {...aria({ role: 'status', 'aria-label': texts.loading })}>
    <SkeletonBlock className="homework-submit__bone" width="50%" height={32} />
    <SkeletonBlock className="homework-submit__bone" height={120} radius="card" />
    <SkeletonBlock className="homework-submit__bone" height={96} radius="card" />
    <SkeletonBlock className="homework-submit__bone" height={96} radius="card" />
    <SkeletonBlock className="homework-submit__bone" height={96} radius="card" />
  </View>
);
