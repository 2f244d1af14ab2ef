import { useEffect } from 'react';

/** What draws questions of every kind is large: it comes while a parent still reads, or types a code. */
export function useQuestionsAhead(): void {
  useEffect(() => {
    // Without it the page of the questions loads it itself.
    import('@/features/questions').catch(() => undefined);
  }, []);
}
