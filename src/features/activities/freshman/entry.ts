import { POPUP_SHOWN_LIMIT } from '@/contract/shell';
import { popup } from '@/features/popups/types';
import { freshmanStore, type FreshmanPopupData } from './freshman-store';

export const freshmanPopup = popup<FreshmanPopupData>({
  id: 'freshman',
  limit: POPUP_SHOWN_LIMIT,
  due: async (app) => {
    const data = await freshmanStore(app).popup();
    return data ? [{ data, images: [data.image] }] : [];
  },
  load: () => import('./FreshmanPopup').then(({ FreshmanPopup }) => FreshmanPopup),
});
