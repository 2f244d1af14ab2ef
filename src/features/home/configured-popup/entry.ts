import { SLOT } from '@/contract/home/values';
import { POPUP_SHOWN_LIMIT } from '@/contract/shell';
import type { SlotPlace } from '@/features/home/slots/press-slot';
import { SlotsStore } from '@/features/home/slots/slots-store';
import { popup, type PopupEntry } from '@/features/popups/types';
import type { ConfiguredPopup } from './ConfiguredPicture';

/** On home: shown once, then its first-time flag is off. */
const ONCE = 1;

/** The operator's popup of a page: the first entry with a picture in its slot. */
export const configuredPopupOf = (place: SlotPlace, limit = POPUP_SHOWN_LIMIT): PopupEntry =>
  popup<ConfiguredPopup>({
    id: 'configured',
    limit,
    async due(app) {
      const slots = new SlotsStore(app, [place.positionId]);
      const answer = await slots.load();
      const [entry] = answer.ok ? slots.of(place.positionId) : [];
      if (!entry?.imgPath) return [];
      return [{ data: { entry, place }, key: `configured.${entry.id}`, images: [entry.imgPath] }];
    },
    load: () => import('./ConfiguredPicture').then(({ ConfiguredPicture }) => ConfiguredPicture),
  });

export const configuredPopup = configuredPopupOf({ page: 'index', positionId: SLOT.home.popup }, ONCE);
