import { useEffect } from 'react';
import { routes, type RouteName } from '@/contract/routes';
import { useApp } from '@/stores/app-context';

/**
 * Without a token on a page that needs one, the user info is cleared and the login shown, which comes back here. Asked
 * at every visit and not while the page shows: a session that ends meanwhile is the session policy's business.
 */
export function useAuthGuard(name: RouteName, isVisible: boolean, visits: number): boolean {
  const { router, session } = useApp();
  const mayEnter = routes[name].auth === 'none' || session.isLoggedIn;
  useEffect(() => {
    if (mayEnter || !isVisible) return;
    session.clear();
    void router.toLogin('replace');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once a visit
  }, [visits]);
  return mayEnter;
}
