import { View } from '@tarojs/components';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import { SCREEN } from './texts';
import './index.scss';

/** Shows while the app starts: on a slow line that is a while, and never a blank page. */
export function StartSkeleton() {
  return (
    <View className="screen screen--starting" ariaLabel={SCREEN.opening}>
      <SkeletonBlock height={88} radius="card" />
      <SkeletonBlock height={280} radius="card" />
      <SkeletonLines lines={4} />
    </View>
  );
}
