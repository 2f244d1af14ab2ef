import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { EXPOSURE_THROTTLE_MS } from '@/contract/tracking/values';
import { usePlace } from '@/features/screen/place';
import type { Timer } from '@/services/clock';
import { useApp } from '@/stores/app/app-context';

interface Seen {
  /** Tracked once per page view. */
  readonly key: string | number;
  track(): void;
}

/**
 * Tracks impressions: once the box is fully visible, at most one every half second, each key once per page view
 * (rule tracking-10). Call the returned function when the box's content changes.
 *
 *     const box = useRef<unknown>(null);
 *     useSeen(box, () => ({ key: card.id, track: () => tracker.track('card_show', …) }));
 *     return <View ref={box}>…</View>;
 */
export function useSeen(box: RefObject<unknown>, current: () => Seen | undefined): () => void {
  const { platform, scheduler } = useApp();
  const { visits, isVisible } = usePlace();
  const latest = useRef(current);
  latest.current = current;
  const look = useRef<() => void>();
  useEffect(() => {
    if (!isVisible) return undefined;
    const reported = new Set<string | number>();
    let isWhole = false;
    let rest: Timer | undefined;
    const lookNow = (): void => {
      const seen = latest.current();
      if (!isWhole || rest || !seen || reported.has(seen.key)) return;
      reported.add(seen.key);
      rest = scheduler.after(EXPOSURE_THROTTLE_MS, () => {
        rest = undefined;
        lookNow();
      });
      seen.track();
    };
    look.current = lookNow;
    const stop = platform.observeVisibility(box.current, (isSeen) => {
      isWhole = isSeen;
      lookNow();
    });
    return () => {
      look.current = undefined;
      rest?.stop();
      stop();
    };
  }, [box, platform, scheduler, visits, isVisible]);
  return useCallback(() => look.current?.(), []);
}
