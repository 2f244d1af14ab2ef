import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { orderTexts } from '../../texts';
import './order-skeleton.scss';

export function OrderListSkeleton() {
  return (
    <View {...aria({ role: 'status', 'aria-label': orderTexts.loading })}>
      {[0, 1, 2].map((row) => (
        <View key={row} className="order-skeleton">
          <SkeletonBlock width={280} height={32} />
          <View className="order-skeleton__body">
            <SkeletonBlock width={160} height={120} />
            <View className="order-skeleton__lines">
              <SkeletonBlock width="90%" height={36} />
              <SkeletonBlock width="60%" height={28} />
            </View>
          </View>
        </View>
      ))}
    </View>
  );
}

export function OrderDetailSkeleton() {
  return (
    <View {...aria({ role: 'status', 'aria-label': orderTexts.loading })}>
      {[96, 240, 200].map((height) => (
        <View key={height} className="order-skeleton">
          <SkeletonBlock width="40%" height={40} />
          <View className="order-skeleton__body">
            <SkeletonBlock width="100%" height={height} />
          </View>
        </View>
      ))}
    </View>
  );
}
