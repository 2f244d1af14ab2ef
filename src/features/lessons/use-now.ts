import { useEffect, useState } from 'react';
import { useApp } from '@/stores/app-context';

/** The time in milliseconds, told anew every `everyMs`: what is shown by the clock must not stand still. */
export function useNow(everyMs: number): number {
  const { clock, scheduler } = useApp();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = scheduler.every(everyMs, () => setNow(clock.now()));
    return () => timer.stop();
  }, [clock, scheduler, everyMs]);
  return now;
}
