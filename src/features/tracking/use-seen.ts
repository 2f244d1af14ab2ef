import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { EXPOSURE_THROTTLE_MS } from '@/contract/tracking/values';
import { usePlace } from '@/features/screen/place';
import type { Timer } from '@/services/clock';
import { useApp } from '@/stores/app-context';

/** What a box shows now. */
interface Seen {
  /** Once a page view it is told. */
  readonly key: string | number;
  tell(): void;
}

/**
 * Tells what a parent saw: as soon as the box is wholly in sight, at most one thing every half second, each once a page
 * view (rule tracking-10). What is returned is to be called when the box shows something else.
 *
 *     const box = useRef<unknown>(null);
 *     useSeen(box, () => ({ key: card.id, tell: () => tracker.track('card_show', …) }));
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
    const told = new Set<string | number>();
    let isWhole = false;
    let rest: Timer | undefined;
    const lookNow = (): void => {
      const seen = latest.current();
      if (!isWhole || rest || !seen || told.has(seen.key)) return;
      told.add(seen.key);
      rest = scheduler.after(EXPOSURE_THROTTLE_MS, () => {
        rest = undefined;
        lookNow();
      });
      seen.tell();
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
