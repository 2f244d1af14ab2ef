import { View } from '@tarojs/components';
import { SkeletonBlock } from '@/components/Skeleton';
import { mineTexts } from './texts';
import './mine-skeleton.scss';

/** The page's own shape: head, three tiles, rows. */
export function MineSkeleton() {
  return (
    <View className="mine-skeleton" {...{ role: 'status', 'aria-label': mineTexts.loading }}>
      <View className="mine-skeleton__head">
        <SkeletonBlock width={128} height={128} radius="round" />
        <View className="mine-skeleton__words">
          <SkeletonBlock width="55%" height={44} />
          <SkeletonBlock width="80%" height={28} />
          <SkeletonBlock width="30%" height={36} radius="pill" />
        </View>
      </View>
      <SkeletonBlock height={220} radius="card" className="mine-skeleton__block" />
      <SkeletonBlock height={400} radius="card" className="mine-skeleton__block" />
      <SkeletonBlock height={104} radius="card" />
    </View>
  );
}
