import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { usePlace, useShown } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { sessionKey } from '@/stores/session/session-key';

const ASKING = '';

/**
 * Loads on first show, again when shown for another session than the last one (rule home-4), and while shown when the native
 * app changes the user or the server corrects the cached child. `forget` drops the data as soon as the session ends; it must be
 * a stable function.
 */
export function useLoadForSession(load: () => Promise<unknown>, forget?: () => void): void {
  const app = useApp();
  const { router, session, student } = app;
  const { name } = usePlace();
  const loadedFor = useRef<string>();
  const loadOnce = (): void => {
    const caller = sessionKey(app);
    // While the child is being loaded, the parent does not count as a tourist.
    if (student.isLoading && student.isTourist) return;
    if (loadedFor.current === caller) return;
    loadedFor.current = caller;
    void load();
  };
  const latest = useRef(loadOnce);
  latest.current = loadOnce;
  useEffect(() => (forget ? session.onLogout(forget) : undefined), [session, forget]);
  useEffect(() => {
    const loadInFront = (): void => void (router.current() === name && latest.current());
    const unsubscribe = session.onFollowed(loadInFront);
    const stop = reaction(
      () => (student.isLoading ? ASKING : student.status),
      // While the child is being loaded, the parent does not count as a tourist.
      (now, before) =>
        now !== ASKING && session.isLoggedIn && (before === ASKING || !student.isTourist) && loadInFront(),
    );
    return () => {
      unsubscribe();
      stop();
    };
  }, [name, router, session, student]);
  useShown(loadOnce);
}
