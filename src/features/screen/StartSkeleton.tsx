import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import { SCREEN } from './texts';
import './index.scss';

/** Shows while the app starts: on a slow line that is a while, and never a blank page. */
export function StartSkeleton() {
  return (
    <View className="screen screen--starting" {...aria({ role: 'status', 'aria-label': SCREEN.opening })}>
      <SkeletonBlock height={88} radius="card" />
      <SkeletonBlock height={280} radius="card" />
      <SkeletonLines lines={4} />
    </View>
  );
}
