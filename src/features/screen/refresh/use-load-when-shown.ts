import { useEffect, useRef } from 'react';
import { usePlace, useShown } from '@/features/screen';
import { useApp } from '@/stores/app-context';

/**
 * Loads at every visit: what shows changes on the pages behind it. And when the native app changes the user while the page
 * is in front, which is no visit; what was loaded for the user before is forgotten at once. `forget` stays the same function.
 */
export function useLoadWhenShown(load: () => unknown, forget: () => void): void {
  const { router, session } = useApp();
  const { name } = usePlace();
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => session.onLogout(forget), [session, forget]);
  useEffect(
    () => session.onFollowed(() => void (router.current() === name && latest.current())),
    [session, router, name],
  );
  useShown(() => void latest.current());
}
