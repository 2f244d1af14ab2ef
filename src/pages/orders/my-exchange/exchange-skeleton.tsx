import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { exchangeTexts } from '../texts';
import './exchange-skeleton.scss';

export function ExchangeSkeleton() {
  return (
    <View {...aria({ role: 'status', 'aria-label': exchangeTexts.loading })}>
      {[0, 1, 2].map((row) => (
        <View key={row} className="exchange-skeleton">
          <SkeletonBlock width={128} height={96} />
          <View className="exchange-skeleton__lines">
            <SkeletonBlock width="70%" height={36} />
            <SkeletonBlock width="40%" height={28} />
          </View>
        </View>
      ))}
    </View>
  );
}
