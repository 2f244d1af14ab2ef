import { useEffect } from 'react';

/** Preloads the large question renderer while the parent reads or types a code. */
export function useQuestionsAhead(): void {
  useEffect(() => {
    // On failure the page of the questions loads it.
    import('@/features/questions').catch(() => undefined);
  }, []);
}
