import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { addressTexts } from './texts';
import './address-list.scss';

const CARDS = 3;

export function ListSkeleton() {
  return (
    <View {...aria({ role: 'status', 'aria-label': addressTexts.loading })}>
      {Array.from({ length: CARDS }, (_, card) => (
        <View key={card} className="address-list__card">
          <SkeletonBlock width={320} height={44} className="address-list__waiting" />
          <SkeletonBlock height={36} className="address-list__waiting" />
          <SkeletonBlock width="60%" height={36} className="address-list__waiting" />
        </View>
      ))}
    </View>
  );
}
