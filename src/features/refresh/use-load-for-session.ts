import { useEffect, useRef } from 'react';
import { useShown } from '@/features/screen';
import { useApp } from '@/stores/app-context';

/**
 * Loads when the screen first shows, and again when it is shown to another session than the last one (decisions.md 3).
 * `forget` drops what was loaded for a session as soon as that ends; it stays the same function from render to render.
 */
export function useLoadForSession(load: () => Promise<void>, forget?: () => void): void {
  const { session } = useApp();
  const loadedFor = useRef<string>();
  useEffect(() => (forget ? session.onLogout(forget) : undefined), [session, forget]);
  useShown(() => {
    if (loadedFor.current === session.token) return;
    loadedFor.current = session.token;
    void load();
  });
}
