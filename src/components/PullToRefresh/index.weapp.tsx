import { View } from '@tarojs/components';
import Taro, { usePullDownRefresh } from '@tarojs/taro';
import type { PullToRefreshProps } from './types';

/** The mini program has native pull to refresh, enabled by `enablePullDownRefresh` in the page's configuration, with its own texts. */
export function PullToRefresh({ onRefresh, children, className }: PullToRefreshProps) {
  usePullDownRefresh(() => {
    const stop = (): void => void Taro.stopPullDownRefresh();
    onRefresh().then(stop, stop);
  });
  return <View className={className}>{children}</View>;
}
