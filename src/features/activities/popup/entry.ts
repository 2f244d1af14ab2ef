import type { HomeActivity } from '@/contract/activities/schema';
import { POPUP_SHOWN_LIMIT } from '@/contract/shell';
import { activitiesAnswer, withPopup } from '@/features/activities/activities-store';
import { popup } from '@/features/popups/types';

/** Counted per activity. */
export const activityPopup = popup<HomeActivity>({
  id: 'activity',
  limit: POPUP_SHOWN_LIMIT,
  due: async (app) => {
    const activities = await app.get(activitiesAnswer).once();
    return activities
      .filter(withPopup)
      .map((data) => ({ data, key: `activity.${data.id}`, images: [data.popImgPath] }));
  },
  load: () => import('./ActivityPopup').then(({ ActivityPopup }) => ActivityPopup),
});
