import { useShown } from '@/features/screen';
import { useApp } from '@/stores/app-context';

/** Asks for the tabs; without them and without a token there is nothing to stay for. */
export function useTabsLoaded(): void {
  const { tabs, router, session, sessionPolicy } = useApp();
  useShown(() => {
    void tabs.load().then(({ ok }) => {
      if (!ok && !session.isLoggedIn) return sessionPolicy.end(router.currentPath());
      return undefined;
    });
  });
}
