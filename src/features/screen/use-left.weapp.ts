import { useUnload } from '@tarojs/taro';
import { useRef, useState } from 'react';
import { useApp } from '@/stores/app-context';

/**
 * WeChat's bar, gesture and key lead back whatever a page says (page-container holds one of them once, and the page's scrolling
 * with it). So what is to be asked is asked of the parent who has gone back, on the page that was below; a page that was left
 * by a move of ours asks nothing.
 */
export function useLeft(left: (() => Promise<void>) | undefined): void {
  const { platform, scheduler } = useApp();
  const latest = useRef(left);
  latest.current = left;
  const pages = (): string => (platform.navigation.stack?.() ?? []).join();
  const [below] = useState(() => (platform.navigation.stack?.() ?? []).slice(0, -1).join());
  useUnload(() => {
    // The page is still there while it is told.
    scheduler.after(0, () => {
      if (below !== '' && pages() === below) void latest.current?.();
    });
  });
}
