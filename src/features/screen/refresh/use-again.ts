import { useApp } from '@/stores/app-context';
import { callerOf } from '@/stores/caller';
import { catchUp } from '@/stores/catch-up';

/** By the parent's hand, a pull or a retry: what the start could not learn of the child is asked for again with the page. */
export function useAgain(load: () => Promise<unknown>): () => Promise<void> {
  const app = useApp();
  return async () => {
    const before = callerOf(app);
    await catchUp(app);
    // Whoever turned out to be another caller is loaded for by the page itself (useLoadForSession).
    if (callerOf(app) === before) await load();
  };
}
