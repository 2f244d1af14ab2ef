import { useEffect } from 'react';
import type { LatestPage } from '@/platform/first-paint/latest';
import { useApp } from '@/stores/app-context';
import type { LoadedStatus } from '@/stores/loadable';
import { keepLatest } from './keep-latest';
import { AFTER_MS, useHandOver } from './use-kept-paint';

/** A list or a detail takes over what the document painted when its answer is there, and is kept for the next start. */
export function useLatestPaint(page: LatestPage, status: LoadedStatus): void {
  const { platform, router, scheduler, session, storage } = useApp();
  const { turn, isLoggedIn } = session;
  useHandOver(status !== 'idle' && status !== 'loading');
  useEffect(() => {
    if (status !== 'ready' || !isLoggedIn) return undefined;
    const timer = scheduler.after(AFTER_MS, () => {
      // Another page may lie over this one.
      if (router.current() !== page) return;
      void platform.firstPaint.takeLatest(page).then((paint) => {
        if (paint && session.turn === turn) keepLatest(storage, session, paint);
      });
    });
    return () => timer.stop();
  }, [page, status, isLoggedIn, turn, platform, router, scheduler, session, storage]);
}
