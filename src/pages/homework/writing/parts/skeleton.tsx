import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import { homeworkTexts } from '@/features/homework/texts';

export const WritingSkeleton = () => (
  <View className="writing__content" {...aria({ role: 'status', 'aria-label': homeworkTexts.loading })}>
    <SkeletonBlock width="60%" height={48} className="writing__card" />
    <Card className="writing__card">
      <SkeletonLines lines={4} />
    </Card>
    <SkeletonBlock height={320} radius="card" />
  </View>
);
