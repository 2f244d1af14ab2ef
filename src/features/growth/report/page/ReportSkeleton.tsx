import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import { reportPageTexts as texts } from './texts';

export const ReportSkeleton = () => (
  <View {...aria({ role: 'status', 'aria-label': texts.loading })}>
    <Card className="report__card">
      <View className="report__who">
        <SkeletonBlock width={112} height={112} radius="round" />
        <View className="report__who-words">
          <SkeletonBlock width="50%" height={40} />
        </View>
      </View>
      <SkeletonBlock className="report-page__bone" height={50} width="70%" />
      <SkeletonBlock className="report-page__bone" height={120} />
    </Card>
    {[0, 1].map((card) => (
      <Card key={card} className="report__card">
        <SkeletonLines lines={4} />
      </Card>
    ))}
  </View>
);
