import { useEffect, useRef } from 'react';
import type { HomeStore } from '../home-store';

/** Runs on every pull to refresh: lazy parts reload together with the page. */
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
