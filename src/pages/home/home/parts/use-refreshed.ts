import { useEffect, useRef } from 'react';
import type { HomeStore } from '../home-store';

/** Runs whenever the parent has pulled: what is loaded later than the page asks anew together with it. */
export function useRefreshed({ refreshes }: HomeStore, run: () => unknown): void {
  const latest = useRef(run);
  latest.current = run;
  const known = useRef(refreshes);
  useEffect(() => {
    if (known.current === refreshes) return;
    known.current = refreshes;
    latest.current();
  }, [refreshes]);
}
