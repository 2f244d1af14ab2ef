import { POPUP_SHOWN_LIMIT } from '@/contract/shell';
import { popup } from '@/features/popups/types';

export const freeTrialPopup = popup<null>({
  id: 'freeTrial',
  limit: POPUP_SHOWN_LIMIT,
  due: ({ session }) => Promise.resolve(session.isLoggedIn ? [] : [{ data: null }]),
  load: () => import('./FreeTrialPopup').then(({ FreeTrialPopup }) => FreeTrialPopup),
});
