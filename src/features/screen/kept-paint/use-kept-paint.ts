import { useEffect } from 'react';
import type { KeptPage } from '@/platform/first-paint/rules';
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

interface Looks {
  readonly page: KeptPage;
  /** Nothing of it moves any more, and nothing is of an earlier time. */
  readonly isWhole: boolean;
  /** Another value: it was asked for anew. */
  readonly refreshes?: number;
}

/** How a page looks is kept for its parent's next start (rule home-39). */
export function useKeptPaint({ page, isWhole, refreshes }: Looks): void {
  const { platform, scheduler, session, storage } = useApp();
  const { turn, isLoggedIn } = session;
  useEffect(() => {
    if (!isWhole || !isLoggedIn) return undefined;
    const timer = scheduler.after(AFTER_MS, () => {
      void platform.firstPaint.take(page).then((paint) => {
        // Another parent may have come meanwhile.
        if (paint && session.turn === turn) new Kept(storage, session, ENTRIES[page]).keep(paint);
      });
    });
    return () => timer.stop();
  }, [page, isWhole, isLoggedIn, refreshes, turn, platform, scheduler, session, storage]);
}

/** What the document painted first goes when the page stands in its place. */
export function useHandOver(isStanding: boolean): void {
  const { firstPaint } = useApp().platform;
  useEffect(() => {
    if (isStanding) firstPaint.handOver();
  }, [isStanding, firstPaint]);
}
