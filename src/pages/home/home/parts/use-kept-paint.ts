import { useEffect } from 'react';
import { Kept } from '@/services/storage/kept';
import { keptValues } from '@/services/storage/kept-values';
import { useApp } from '@/stores/app-context';
import type { HomeStore } from '../home-store';

/** By then pictures and late parts are there, and the phone has time. */
const AFTER_MS = 2500;

/** How home looks is kept for its parent's next start; a visitor's comes from the server. */
export function useKeptPaint(store: HomeStore): void {
  const { platform, scheduler, session, storage } = useApp();
  const { isTopAwaited, isOffline, refreshes } = store;
  const { turn, isLoggedIn } = session;
  useEffect(() => {
    if (isTopAwaited || isOffline || !isLoggedIn) return undefined;
    const timer = scheduler.after(AFTER_MS, () => {
      void platform.firstPaint.take().then((paint) => {
        // Another parent may have come meanwhile.
        if (paint && session.turn === turn) new Kept(storage, session, keptValues.homePaint).keep(paint);
      });
    });
    return () => timer.stop();
  }, [isTopAwaited, isOffline, isLoggedIn, refreshes, turn, platform, scheduler, session, storage]);
}
