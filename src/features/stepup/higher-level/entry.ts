import drawingUrl from '@/assets/popups/higher-level.svg';
import { HIGHER_LEVEL_SHOWN_FLAG } from '@/contract/stepup/values';
import { PopupCounts } from '@/features/popups/counts';
import { popup } from '@/features/popups/types';
import { higherLevelAnswer } from './higher-level-store';

/** Once per device, and without other popups (rule stepup-4): the specification's flag is its counter. */
export const higherLevelPopup = popup<null>({
  id: 'higherLevel',
  limit: 1,
  suppressesRest: true,
  async due(app) {
    const wasShown = new PopupCounts(app.storage).of(HIGHER_LEVEL_SHOWN_FLAG) > 0;
    if (wasShown || !(await app.get(higherLevelAnswer).once())) return [];
    return [{ data: null, key: HIGHER_LEVEL_SHOWN_FLAG, images: [drawingUrl] }];
  },
  load: () => import('./HigherLevelPopup').then(({ HigherLevelPopup }) => HigherLevelPopup),
});
