import { useEffect } from 'react';
import type { SnapshotPage } from '@/platform/first-paint';
import { Cached } from '@/services/storage/cached';
import { cacheEntries } from '@/services/storage/cache';
import { useApp } from '@/stores/app/app-context';

/** By then images and deferred parts have loaded, and the phone is idle. */
export const AFTER_MS = 2500;

const ENTRIES = {
  index: cacheEntries.homePaint,
  myTabClass: cacheEntries.coursesPaint,
  parentsCenter: cacheEntries.minePaint,
} as const satisfies Readonly<Record<SnapshotPage, unknown>>;

interface Look {
  /** Layout is stable: remove the first paint. */
  readonly isStanding: boolean;
  /** Stored as the snapshot for the parent's next start once layout is stable and no data is stale. */
  readonly keep?: { readonly page: SnapshotPage; readonly isWhole: boolean; readonly refreshes?: number };
}

/** Replaces the first paint by the page, and takes the snapshot for the next start. */
export function useLook({ isStanding, keep }: Look): void {
  const { platform, scheduler, session, storage } = useApp();
  const { epoch, isLoggedIn } = session;
  const { firstPaint } = platform;
  useEffect(() => {
    if (isStanding) firstPaint.reveal();
  }, [isStanding, firstPaint]);
  const page = keep?.isWhole && isLoggedIn ? keep.page : undefined;
  useEffect(() => {
    if (!page) return undefined;
    const timer = scheduler.after(AFTER_MS, () => {
      void firstPaint.capture(page).then((paint) => {
        // The session may have changed meanwhile.
        if (paint && session.epoch === epoch) new Cached(storage, session, ENTRIES[page]).keep(paint);
      });
    });
    return () => timer.stop();
  }, [page, keep?.refreshes, epoch, firstPaint, scheduler, session, storage]);
}
