import { useEffect } from 'react';
import { routes, type RouteName } from '@/contract/routes';
import { useApp } from '@/stores/app/app-context';
import type { App } from '@/stores/app/app';

/** Tracks a view when the page comes to the front, and its duration when it leaves. */
export function usePageTracking(name: RouteName, isShowing: boolean): void {
  const app = useApp();
  useEffect(() => {
    if (!isShowing) return undefined;
    app.tracker.pageView(name, routes[name].path);
    return trackDuration(app, name);
  }, [app, name, isShowing]);
}

/**
 * Time in front. Sent when the app hides, as many pages never return from there, and restarted on return: the durations of one
 * view add up.
 */
function trackDuration({ platform, tracker, clock }: App, name: RouteName): () => void {
  let since: number | null = clock.now();
  const track = (): void => {
    if (since === null) return;
    // The device's clock may have been set back.
    const durationMs = Math.max(0, clock.now() - since);
    since = null;
    tracker.track('page_duration', { page: name, path: routes[name].path, durationMs });
  };
  const stop = platform.onVisibilityChange((isVisible) => {
    if (isVisible) {
      since ??= clock.now();
      return;
    }
    track();
    tracker.flush();
  });
  return () => {
    stop();
    track();
  };
}
