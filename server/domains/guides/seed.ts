import { createHash } from 'node:crypto';
import { ne, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/types';
import { filledIn } from '../../core/facts';
import { GUIDES } from './content';
import type { Seed } from '../../core/seed';
import { storeDrawings, versionOf } from '../files/drawings';
import { guideDrawings, guidePictureKey, guideScreens } from './pictures';
import { guides } from './tables';

const rows = filledIn(GUIDES).map(({ steps, ...guide }) => ({
  ...guide,
  steps: steps.map(({ picture, ...step }) => ({ ...step, picture: guidePictureKey(picture) })),
}));

/** Changes with any guide. */
const guidesEdition = (): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);

/** Inserts new and updates changed ones; those written by the operator are kept. */
export async function seedGuides(db: Db): Promise<void> {
  const { title, words, steps, notes, next, edition } = guides;
  const ours = guidesEdition();
  await db
    .insert(guides)
    .values(rows.map((row) => ({ ...row, edition: ours })))
    .onConflictDoUpdate({
      target: guides.code,
      set: Object.fromEntries(
        Object.entries({ title, words, steps, notes, next, edition }).map(([name, column]) => [
          name,
          sql.raw(`excluded.${column.name}`),
        ]),
      ),
      setWhere: ne(edition, ''),
    });
}

export const guidesSeed: Seed = {
  // Pictures are stored again after a change of a drawing, outside of the transaction, since the storage may be remote.
  atStart: async ({ storage }, once) => {
    await once(`guides:${guidesEdition()}`, seedGuides);
    const pictures = [guideDrawings(), guideScreens()] as const;
    await once(`guide-pictures:${versionOf(...pictures)}`, () => storeDrawings(storage, ...pictures));
  },
};
