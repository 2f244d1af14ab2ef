import { useEffect, useState } from 'react';
import { useApp } from '@/stores/app/app-context';

/** Maximum delay before a page notices that a lesson or class has begun or ended. */
export const STATE_EVERY_MS = 15_000;

/** Server time in milliseconds, re-rendering every `everyMs`. */
export function useNow(everyMs: number): number {
  const { serverClock, scheduler } = useApp();
  const [, show] = useState(0);
  useEffect(() => {
    const timer = scheduler.every(everyMs, () => show(serverClock.now()));
    return () => timer.stop();
  }, [serverClock, scheduler, everyMs]);
  // Not the last tick's value: a response may have corrected the clock since.
  return serverClock.now();
}
