import { useEffect, useRef } from 'react';
import { usePlace, useShown } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';

/**
 * Loads on every visit, as the pages above change the data, and when the native app changes the user while the page is in front.
 * `forget` drops the last user's data at once; it must be a stable function.
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
