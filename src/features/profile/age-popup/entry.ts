import { freeTrialGate } from '@/features/activities/free-trial/gate';
import { isAgeDue } from '@/stores/session/after-login';
import { popup } from '@/features/popups/types';

/** The age dialog of a first login that was interrupted, e.g. by a reload: first in the queue. The free trial asks by itself. */
export const agePopup = popup<null>({
  id: 'age',
  limit: Infinity,
  due: (app) => Promise.resolve(isAgeDue(app) && !app.get(freeTrialGate).isOpen ? [{ data: null }] : []),
  load: () => import('./AgePopup').then(({ AgePopup }) => AgePopup),
});
