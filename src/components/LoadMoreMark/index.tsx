import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import './index.scss';

/**
 * Placed at the end of a list; fires when it is almost visible. Uses an observer besides scroll events, because a first page that does not fill
 * the screen cannot scroll. WebViews without observers (iOS before 12.2) use scroll events.
 */
export function LoadMoreMark({ onReached }: { onReached: () => void }) {
  const mark = useRef<unknown>(null);
  const latest = useRef(onReached);
  latest.current = onReached;
  useReachBottom(() => latest.current());
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined' || !(mark.current instanceof Element)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return <View ref={mark} className="load-more-mark" />;
}
