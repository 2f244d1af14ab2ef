import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { reportRowTexts as texts } from './texts';
import './report-row.scss';

export const ReportBones = () => (
  <View {...aria({ role: 'status', 'aria-label': texts.loading })}>
    {[0, 1, 2, 3].map((row) => (
      <View key={row} className="card report-row">
        <SkeletonBlock width={88} height={88} />
        <View className="report-row__body report-row__body--waiting">
          <SkeletonBlock width="50%" height={36} />
          <SkeletonBlock width="80%" height={28} />
          <SkeletonBlock height={28} />
          <SkeletonBlock width="40%" height={28} />
        </View>
      </View>
    ))}
  </View>
);
