import { isAgeDue } from '@/stores/age-due';
import { popup } from '@/features/popups/types';

/** The dialog of a first login that was lost, e.g. by a reload: it goes before everything else. */
export const agePopup = popup<null>({
  id: 'age',
  limit: Infinity,
  due: (app) => Promise.resolve(isAgeDue(app) ? [{ data: null }] : []),
  load: () => import('./AgePopup').then(({ AgePopup }) => AgePopup),
});
