import wonderfulUrl from '@/assets/popups/wonderful.svg';
import { activitiesCalls } from '@/contract/activities/calls';
import type { CenterActivity } from '@/contract/activities/schema';
import { ActivityState } from '@/contract/activities/values';
import { POPUP_SHOWN_LIMIT } from '@/contract/shell';
import { popupTexts } from '@/features/popups/parts/texts';
import { popup } from '@/features/popups/types';
import { wonderfulTexts } from './texts';
import { openWonderful, wonderfulAnswer } from './wonderful-store';

/** As many as fit without scrolling. */
const MOST = 3;

export const wonderfulPopup = popup<readonly CenterActivity[]>({
  id: 'wonderful',
  limit: POPUP_SHOWN_LIMIT,
  due: async (app) => {
    const places = await app.get(wonderfulAnswer).once();
    if (!places.popup) return [];
    const query = { state: ActivityState.current, page: 1, limit: MOST };
    const answer = await app.api.call(activitiesCalls.listActivities, query);
    return [{ data: answer.ok ? answer.value : [], images: [wonderfulUrl] }];
  },
  card: () => ({
    title: wonderfulTexts.text,
    action: popupTexts.look,
    act: (app) => void openWonderful(app),
  }),
  load: () => import('./WonderfulPopup').then(({ WonderfulPopup }) => WonderfulPopup),
});
