import { SLOT } from '@/contract/home/values';
import { POPUP_SHOWN_LIMIT } from '@/contract/shell';
import type { SlotPlace } from '@/features/home/slots/press-slot';
import { SlotsStore } from '@/features/home/slots/slots-store';
import { popup, type PopupEntry } from '@/features/popups/types';
import type { ConfiguredPopup } from './ConfiguredPicture';

/** Of home: its first-time flag turns off once it has shown. */
const ONCE = 1;

/** What the operator lets pop up on a page: the first entry of its slot, with its picture. */
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
