import type { HomeActivity } from '@/contract/activities/schema';
import { RedirectType } from '@/contract/links/values';
import { POPUP_SHOWN_LIMIT } from '@/contract/shell';
import { activitiesAnswer, withPopup } from '@/features/activities/activities';
import { pressActivity } from '@/features/activities/press-activity';
import { popupTexts } from '@/features/popups/parts/texts';
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
  card: (activity) =>
    activity.redirectType === RedirectType.none
      ? undefined
      : {
          title: activity.title,
          action: popupTexts.look,
          act: (app) => pressActivity(app, 'popup', activity),
        },
  load: () => import('./ActivityPopup').then(({ ActivityPopup }) => ActivityPopup),
});
