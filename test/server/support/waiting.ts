import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/core/db/types';

const asleep = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Until a query waits for a lock, or `isOver`. Call it outside of a transaction, which would see a stale snapshot. */
export async function untilBlocked(db: Db, isOver = (): boolean => false): Promise<void> {
  while (!isOver() && (await db.execute(asleep)).rows.length === 0) continue;
}

/** Polls, for events outside of this process. The test's timeout is the limit. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
