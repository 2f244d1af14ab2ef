import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { usePlace, useShown } from '@/features/screen';
import { useApp } from '@/stores/app-context';
import { callerOf } from '@/stores/caller';

const ASKING = '';

/**
 * Loads when the screen first shows, and again when it is shown to another session than the last one (rule home-4), or
 * shows while the native app changes the user, or while the server corrects what the device knew of the child. `forget`
 * drops what was loaded for a session as soon as that ends; it stays the same function from render to render.
 */
export function useLoadForSession(load: () => Promise<unknown>, forget?: () => void): void {
  const app = useApp();
  const { router, session, student } = app;
  const { name } = usePlace();
  const loadedFor = useRef<string>();
  const loadOnce = (): void => {
    const caller = callerOf(app);
    // Whose child is still being asked for is no tourist yet.
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
      // A parent whose child is still to be asked for is no tourist yet.
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
