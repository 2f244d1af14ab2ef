import { useUnload } from '@tarojs/taro';
import { useRef, useState } from 'react';
import { useApp } from '@/stores/app/app-context';

/**
 * WeChat's bar, gesture and key cannot be intercepted (page-container holds one of them once, and breaks the page's scrolling).
 * So the question is asked after going back, on the page below. Leaving by our own navigation asks nothing.
 */
export function useLeft(left: (() => Promise<void>) | undefined): void {
  const { platform, scheduler } = useApp();
  const latest = useRef(left);
  latest.current = left;
  const pages = (): string => (platform.navigation.stack?.() ?? []).join();
  const [below] = useState(() => (platform.navigation.stack?.() ?? []).slice(0, -1).join());
  useUnload(() => {
    // The page is still in the stack during `onUnload`.
    scheduler.after(0, () => {
      if (below !== '' && pages() === below) void latest.current?.();
    });
  });
}
