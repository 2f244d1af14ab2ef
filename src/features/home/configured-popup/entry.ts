import { SLOT } from '@/contract/home/values';
import { POPUP_SHOWN_LIMIT } from '@/contract/shell';
import { RedirectType } from '@/contract/links/values';
import { pressSlot, type SlotPlace } from '@/features/home/slots/press-slot';
import { textOf } from '@/features/home/slots/rows';
import { SlotsStore } from '@/features/home/slots/slots-store';
import { popupTexts } from '@/features/popups/parts/texts';
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
    card: ({ entry }) => {
      const title = textOf(entry);
      if (!title || entry.redirectType === RedirectType.none) return undefined;
      return {
        title,
        action: popupTexts.look,
        act: (app) => pressSlot(app, 'popup_click', place, entry, 0),
      };
    },
    load: () => import('./ConfiguredPicture').then(({ ConfiguredPicture }) => ConfiguredPicture),
  });

export const configuredPopup = configuredPopupOf({ page: 'index', positionId: SLOT.home.popup }, ONCE);
