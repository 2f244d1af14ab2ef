import { useEffect } from 'react';
import type { KeptPage } from '@/platform/first-paint';
import { Kept } from '@/services/storage/kept';
import { keptValues } from '@/services/storage/kept-values';
import { useApp } from '@/stores/app-context';

/** By then pictures and late parts are there, and the phone has time. */
export const AFTER_MS = 2500;

const ENTRIES = {
  index: keptValues.homePaint,
  myTabClass: keptValues.coursesPaint,
  parentsCenter: keptValues.minePaint,
} as const satisfies Readonly<Record<KeptPage, unknown>>;

interface Look {
  /** Nothing above moves any more: what was painted before the program goes. */
  readonly isStanding: boolean;
  /** Kept for its parent's next start (rule home-39) once nothing of it moves and nothing is of an earlier time. */
  readonly keep?: { readonly page: KeptPage; readonly isWhole: boolean; readonly refreshes?: number };
}

/** How a page takes the place of what was painted first, and is painted first the next time. */
export function useLook({ isStanding, keep }: Look): void {
  const { platform, scheduler, session, storage } = useApp();
  const { turn, isLoggedIn } = session;
  const { firstPaint } = platform;
  useEffect(() => {
    if (isStanding) firstPaint.handOver();
  }, [isStanding, firstPaint]);
  const page = keep?.isWhole && isLoggedIn ? keep.page : undefined;
  useEffect(() => {
    if (!page) return undefined;
    const timer = scheduler.after(AFTER_MS, () => {
      void firstPaint.take(page).then((paint) => {
        // Another parent may have come meanwhile.
        if (paint && session.turn === turn) new Kept(storage, session, ENTRIES[page]).keep(paint);
      });
    });
    return () => timer.stop();
  }, [page, keep?.refreshes, turn, firstPaint, scheduler, session, storage]);
}
