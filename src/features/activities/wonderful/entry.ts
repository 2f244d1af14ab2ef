import wonderfulUrl from '@/assets/popups/wonderful.svg';
import { POPUP_SHOWN_LIMIT } from '@/contract/shell';
import { popup } from '@/features/popups/types';
import { wonderfulAnswer } from './wonderful-store';

export const wonderfulPopup = popup<null>({
  id: 'wonderful',
  limit: POPUP_SHOWN_LIMIT,
  due: async (app) => {
    const places = await app.part(wonderfulAnswer).once();
    return places.popup ? [{ data: null, images: [wonderfulUrl] }] : [];
  },
  load: () => import('./WonderfulPopup').then(({ WonderfulPopup }) => WonderfulPopup),
});
