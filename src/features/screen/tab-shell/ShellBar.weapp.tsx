import { useTabItemTap } from '@tarojs/taro';
import { useApp } from '@/stores/app/app-context';
import type { ShellBarProps } from './ShellBar';

/** The mini program has a native bar, which fires its event on the page that a tap leads to. */
export function ShellBar(_props: ShellBarProps) {
  const { tabs, tracker } = useApp();
  useTabItemTap(({ index }) => {
    const item = tabs.items[Number(index)];
    if (item) tracker.track('tab_click', { tabId: item.id, tabName: item.text, index: Number(index) });
  });
  return null;
}
