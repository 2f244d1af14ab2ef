import { useEffect, useState } from 'react';
import { useApp } from '@/stores/app-context';

/** The server's time in milliseconds, told anew every `everyMs`: what is shown by the clock must not stand still. */
export function useNow(everyMs: number): number {
  const { serverClock, scheduler } = useApp();
  const [, show] = useState(0);
  useEffect(() => {
    const timer = scheduler.every(everyMs, () => show(serverClock.now()));
    return () => timer.stop();
  }, [serverClock, scheduler, everyMs]);
  // Not what the last turn said: an answer may have told the time since.
  return serverClock.now();
}
