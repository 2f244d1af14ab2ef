import { lte } from 'drizzle-orm';
import type { Db } from '../../../core/db/types';
import { partUploads } from '../tables';

/** Deletes abandoned uploads with their pieces; for complete ones, only the upload record. */
export async function sweepParts(db: Db, now: Date): Promise<void> {
  await db.delete(partUploads).where(lte(partUploads.expiresAt, now));
}
