import { POPUP_SHOWN_LIMIT } from '@/contract/shell';
import { popup } from '@/features/popups/types';
import { freshmanAnswer, popupOf, type FreshmanPopupData } from './freshman-store';

export const freshmanPopup = popup<FreshmanPopupData>({
  id: 'freshman',
  limit: POPUP_SHOWN_LIMIT,
  due: async (app) => {
    const data = popupOf(await app.get(freshmanAnswer).once());
    return data ? [{ data, images: [data.image] }] : [];
  },
  load: () => import('./FreshmanPopup').then(({ FreshmanPopup }) => FreshmanPopup),
});
