import { useEffect, useState } from 'react';
import { COUNTDOWN_TICK_MS } from '@/contract/shell';
import { useApp } from '@/stores/app/app-context';

/**
 * Milliseconds until `end`, 0 when over. By the server's clock, not by counting: timers pause while the phone sleeps. `tickOf` is the
 * interval of updates for what is left.
 */
export function useTimeLeft(
  end: number,
  tickOf: (remaining: number) => number = () => COUNTDOWN_TICK_MS,
): number {
  const { platform, scheduler, serverClock } = useApp();
  const [, show] = useState(0);
  const remaining = Math.max(0, end - serverClock.now());
  const everyMs = remaining === 0 ? 0 : tickOf(remaining);
  useEffect(() => {
    if (everyMs === 0) return undefined;
    const tick = (): void => show(serverClock.now());
    const timer = scheduler.every(everyMs, tick);
    const stop = platform.onVisibilityChange((isVisible) => isVisible && tick());
    return () => {
      timer.stop();
      stop();
    };
  }, [platform, scheduler, serverClock, everyMs]);
  return remaining;
}
