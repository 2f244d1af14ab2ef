import { useEffect } from 'react';
import { routes, type RouteName } from '@/contract/routes';
import { useApp } from '@/stores/app-context';
import type { App } from '@/stores/app';

/** A view when the page comes to the front, its duration when it leaves it. */
export function usePageTracking(name: RouteName, isShowing: boolean): void {
  const app = useApp();
  useEffect(() => {
    if (!isShowing) return undefined;
    app.tracker.pageView(name, routes[name].path);
    return trackDuration(app, name);
  }, [app, name, isShowing]);
}

/**
 * The time in front of the parent's eyes. It is told when the app hides, as many a page never comes back from there, and
 * measured anew from its return: the durations of one view add up.
 */
function trackDuration({ platform, tracker, clock }: App, name: RouteName): () => void {
  let since: number | null = clock.now();
  const tell = (): void => {
    if (since === null) return;
    // The clock of a device may be set back meanwhile.
    const durationMs = Math.max(0, clock.now() - since);
    since = null;
    tracker.track('page_duration', { page: name, path: routes[name].path, durationMs });
  };
  const stop = platform.onVisibilityChange((isVisible) => {
    if (isVisible) {
      since ??= clock.now();
      return;
    }
    tell();
    tracker.flush();
  });
  return () => {
    stop();
    tell();
  };
}
