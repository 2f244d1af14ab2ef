import type { Seed } from '../../core/seed';
import { storeDrawings, versionOf } from '../files/drawings';
import { seedTabs } from './slots/seed';
import { tabIcons } from './slots/tab-icons';

export const homeSeed: Seed = {
  base: seedTabs,
  // Repeated after a change of a drawing. Not in the transaction: the storage may be remote, and storing is idempotent.
  atStart: async ({ storage }, once) => {
    const icons = tabIcons();
    await once(`tab-icons:${versionOf(icons)}`, () => storeDrawings(storage, icons));
  },
};
