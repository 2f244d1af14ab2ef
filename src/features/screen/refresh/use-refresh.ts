import { useEffect, useRef } from 'react';
import { usePlace } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { sessionKey } from '@/stores/session/session-key';
import { catchUp } from '@/start/session/user';

/** Manual refresh, by pull or retry: what the start failed to load of the child is reloaded with the page. */
export function useRefresh(load: () => Promise<unknown>): () => Promise<void> {
  const app = useApp();
  const { refreshListeners } = usePlace();
  return async () => {
    const before = sessionKey(app);
    await catchUp(app);
    // If the caller changed, the page reloads by itself (useLoadForSession).
    if (sessionKey(app) !== before) return;
    refreshListeners.forEach((run) => run());
    await load();
  };
}

/** Runs on every manual refresh, for parts that load after the page. */
export function useOnRefresh(run: () => void): void {
  const { refreshListeners } = usePlace();
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const runLatest = (): void => latest.current();
    refreshListeners.add(runLatest);
    return () => void refreshListeners.delete(runLatest);
  }, [refreshListeners]);
}
