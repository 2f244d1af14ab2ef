import { View } from '@tarojs/components';
import Taro, { usePullDownRefresh } from '@tarojs/taro';
import type { PullToRefreshProps } from './types';

/** The mini program pulls by itself where the page's configuration says `enablePullDownRefresh`; words are its own. */
export function PullToRefresh({ onRefresh, children, className }: PullToRefreshProps) {
  usePullDownRefresh(() => {
    const stop = (): void => void Taro.stopPullDownRefresh();
    onRefresh().then(stop, stop);
  });
  return <View className={className}>{children}</View>;
}
