import { lt } from 'drizzle-orm';
import type { Db } from '../../../core/db/types';
import { addDays } from '../../../core/time';
import { reportShares } from '../tables';

/** Kept for a while, so that the link shows "ended" instead of "unknown". */
const KEEP_DAYS = 30;

export async function sweepShares(db: Db, now: Date): Promise<void> {
  await db.delete(reportShares).where(lt(reportShares.endsAt, addDays(now, -KEEP_DAYS)));
}
