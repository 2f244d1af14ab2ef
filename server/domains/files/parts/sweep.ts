import { lte } from 'drizzle-orm';
import type { Db } from '../../../core/db/types';
import { partUploads } from '../tables';

/** What nobody goes on with, with all that has come of it; of what is whole only how it came. */
export async function sweepParts(db: Db, now: Date): Promise<void> {
  await db.delete(partUploads).where(lte(partUploads.expiresAt, now));
}
