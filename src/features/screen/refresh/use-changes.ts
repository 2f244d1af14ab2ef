import { useRef } from 'react';
import { useShown } from '@/features/screen';

/** Reloads on coming back after other pages made the count go up. The first load is the page's own. */
export function useChanges(count: () => number, reload: () => unknown): void {
  const seen = useRef(count());
  useShown(() => {
    const now = count();
    if (seen.current === now) return;
    seen.current = now;
    void reload();
  });
}
