import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { leavePageTexts } from '@/pages/lessons/texts';
import './leave-skeleton.scss';

export function LeaveSkeleton() {
  return (
    <View {...aria({ role: 'status', 'aria-label': leavePageTexts.loading })}>
      {[0, 1, 2].map((row) => (
        <View key={row} className="leave-skeleton">
          <SkeletonBlock width="70%" height={72} />
          <SkeletonBlock className="leave-skeleton__line" width="55%" height={28} />
          <SkeletonBlock className="leave-skeleton__line" width="65%" height={28} />
        </View>
      ))}
    </View>
  );
}
