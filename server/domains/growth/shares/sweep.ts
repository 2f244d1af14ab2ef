import { lt } from 'drizzle-orm';
import type { Db } from '../../../core/db/types';
import { addDays } from '../../../core/time';
import { reportShares } from '../tables';

/** Long enough that whoever has the link reads that it ended, not that there never was one. */
const KEEP_DAYS = 30;

export async function sweepShares(db: Db, now: Date): Promise<void> {
  await db.delete(reportShares).where(lt(reportShares.endsAt, addDays(now, -KEEP_DAYS)));
}
