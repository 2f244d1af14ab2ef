import type { Seed } from '../../core/seed';
import { storeDrawings, versionOf } from '../files/drawings';
import { seedTabs } from './slots/seed';
import { tabIcons } from './slots/tab-icons';

export const homeSeed: Seed = {
  base: seedTabs,
  // Again whenever a drawing changed. Not in the transaction: the storage may be elsewhere, and storing twice is harmless.
  atStart: async ({ storage }, once) => {
    const icons = tabIcons();
    await once(`tab-icons:${versionOf(icons)}`, () => storeDrawings(storage, icons));
  },
};
