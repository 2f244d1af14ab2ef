import { eq } from 'drizzle-orm';
import type { LossesOf, Removal } from '../../core/http/context';
import { removeWithRenditions } from './renditions';
import { uploads } from './tables';

/** Deletes the parent's uploads and their renditions. The rows cascade with the child. */
export const filesRemoval: Removal = {
  files: async (tx, { userId }, { providers }) => {
    const keys = await tx.select({ key: uploads.key }).from(uploads).where(eq(uploads.userId, userId));
    for (const { key } of keys) await removeWithRenditions(providers.storage, key);
  },
};

export const fileLosses: LossesOf = async ({ db }, userId) => ({
  pictures: await db.$count(uploads, eq(uploads.userId, userId)),
});
