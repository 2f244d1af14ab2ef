import type { HomeActivity } from '@/contract/activities/schema';
import type { EventPayloads } from '@/contract/events';
import { pressTarget, slotTarget } from '@/features/links/click-target';
import type { App } from '@/stores/app/app';

type PressApp = Pick<App, 'api' | 'router' | 'session' | 'tracker'>;

/** Opens an activity's link and tracks the click of its slot. */
export function pressActivity(
  app: PressApp,
  place: EventPayloads['activity_click']['place'],
  activity: HomeActivity,
): void {
  const { id, title, redirectType } = activity;
  void pressTarget(app, {
    target: slotTarget(activity),
    slotId: id,
    track: () => app.tracker.track('activity_click', { activityId: id, place, title, redirectType }),
  });
}
