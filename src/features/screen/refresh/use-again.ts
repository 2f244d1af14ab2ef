import { useEffect, useRef } from 'react';
import { usePlace } from '@/features/screen';
import { useApp } from '@/stores/app-context';
import { callerOf } from '@/stores/caller';
import { catchUp } from '@/start/session/child';

/** By the parent's hand, a pull or a retry: what the start could not learn of the child is asked for again with the page. */
export function useAgain(load: () => Promise<unknown>): () => Promise<void> {
  const app = useApp();
  const { byHand } = usePlace();
  return async () => {
    const before = callerOf(app);
    await catchUp(app);
    // Whoever turned out to be another caller is loaded for by the page itself (useLoadForSession).
    if (callerOf(app) !== before) return;
    byHand.forEach((run) => run());
    await load();
  };
}

/** Runs whenever the page is asked for anew by hand: for what comes later than the page, and belongs to it. */
export function useByHand(run: () => void): void {
  const { byHand } = usePlace();
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const runLatest = (): void => latest.current();
    byHand.add(runLatest);
    return () => void byHand.delete(runLatest);
  }, [byHand]);
}
