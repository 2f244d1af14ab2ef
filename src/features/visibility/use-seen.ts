import { useEffect, useRef, type RefObject } from 'react';
import { EXPOSURE_THROTTLE_MS } from '@/contract/constants';
import type { EventName, EventPayloads } from '@/contract/events';
import { usePlace } from '@/features/screen/place';
import { useApp } from '@/stores/app-context';

/**
 * Tracks that the parent saw something: wholly in sight for half a second (part 1 section 4, banners and floats), once each
 * time the page shows.
 *
 *     const box = useRef<unknown>(null);
 *     useSeen(box, 'banner_show', { slotId, positionId, index, page });
 *     return <View ref={box}>…</View>;
 */
export function useSeen<N extends EventName>(box: RefObject<unknown>, event: N, payload: EventPayloads[N]): void {
  const { platform, scheduler, tracker } = useApp();
  const { visits, isVisible } = usePlace();
  const latest = useRef(payload);
  latest.current = payload;
  useEffect(() => {
    if (!isVisible) return undefined;
    let isTold = false;
    let wait: ReturnType<typeof scheduler.after> | undefined;
    const tell = (): void => {
      isTold = true;
      tracker.track(event, latest.current);
    };
    const stop = platform.observeVisibility(box.current, (isWhole) => {
      wait?.stop();
      if (isWhole && !isTold) wait = scheduler.after(EXPOSURE_THROTTLE_MS, tell);
    });
    return () => {
      wait?.stop();
      stop();
    };
  }, [box, event, platform, scheduler, tracker, visits, isVisible]);
}
