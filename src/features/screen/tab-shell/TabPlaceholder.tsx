import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import { TAB_SHELL } from './texts';

/** Stands in the place of the page until the tabs are known. */
export function TabPlaceholder() {
  return (
    <View className="tab-shell__placeholder" {...aria({ role: 'status', 'aria-label': TAB_SHELL.loading })}>
      <SkeletonBlock height={88} radius="card" />
      <SkeletonBlock height={280} radius="card" />
      <SkeletonLines lines={4} />
      <SkeletonBlock height={200} radius="card" />
    </View>
  );
}
