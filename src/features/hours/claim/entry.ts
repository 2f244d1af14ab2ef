import giftUrl from '@/assets/popups/class-hours.svg';
import { popup } from '@/features/popups/types';
import { classHourTexts } from './texts';
import { giftAnswer, type Gift } from './claim-store';

/** In the native apps, once; the web has a tip instead: rule hours-18. */
export const classHourPopup = popup<Gift>({
  id: 'classHour',
  limit: 1,
  due: async (app) => {
    const gift = app.platform.host.popsUpGifts ? await app.get(giftAnswer).once() : null;
    return gift ? [{ data: gift, images: [giftUrl] }] : [];
  },
  card: ({ hours }) => ({ title: classHourTexts.waiting(hours), action: classHourTexts.claim }),
  load: () => import('./ClassHourPopup').then(({ ClassHourPopup }) => ClassHourPopup),
});
