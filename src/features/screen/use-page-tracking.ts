import { useEffect } from 'react';
import { routes, type RouteName } from '@/contract/routes';
import { useApp } from '@/stores/app-context';

/** A view when the page comes to the front, its duration when it leaves it. */
export function usePageTracking(name: RouteName, isShowing: boolean): void {
  const { tracker, clock } = useApp();
  useEffect(() => {
    if (!isShowing) return undefined;
    const { path } = routes[name];
    const since = clock.now();
    tracker.pageView(name, path);
    return () => tracker.track('page_duration', { page: name, path, durationMs: clock.now() - since });
  }, [tracker, clock, name, isShowing]);
}
