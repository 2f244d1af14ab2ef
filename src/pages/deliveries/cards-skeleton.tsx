import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { expressTexts } from './texts';
import './deliveries.scss';

const CARDS = 4;

export function CardsSkeleton() {
  return (
    <View {...aria({ role: 'status', 'aria-label': expressTexts.loading })}>
      {Array.from({ length: CARDS }, (_, card) => (
        <View key={card} className="express__card express__card--waiting">
          <View className="express__head">
            <SkeletonBlock className="express__picture" width={96} height={96} radius="card" />
            <View className="express__words">
              <SkeletonBlock width="70%" height={40} className="express__waiting" />
              <SkeletonBlock width="50%" height={32} />
            </View>
          </View>
          <SkeletonBlock height={88} className="express__waiting-latest" />
        </View>
      ))}
    </View>
  );
}
