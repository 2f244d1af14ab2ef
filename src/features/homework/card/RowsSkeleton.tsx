import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { homeworkTexts as texts } from '../texts';
import './homework-row.scss';

const ROWS = 4;

export const RowsSkeleton = () => (
  <View {...aria({ role: 'status', 'aria-label': texts.loading })}>
    {Array.from({ length: ROWS }, (_, row) => (
      <View key={row} className="homework-row homework-row--waiting">
        <View className="homework-row__head">
          <SkeletonBlock width={88} height={88} />
          <View className="homework-row__words">
            <SkeletonBlock width="70%" height={40} />
            <SkeletonBlock width="50%" height={28} />
          </View>
        </View>
        <SkeletonBlock className="homework-row__foot" width="40%" height={32} />
      </View>
    ))}
  </View>
);
