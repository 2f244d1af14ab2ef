import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../core/db/types';
import { activityJoins } from './tables';

/** When the child joined activities, in order; used for a medal. */
export async function joinedAt(db: Db, userId: number): Promise<readonly Date[]> {
  const found = await db
    .select({ at: activityJoins.joinedAt })
    .from(activityJoins)
    .where(eq(activityJoins.userId, userId))
    .orderBy(asc(activityJoins.joinedAt));
  return found.map(({ at }) => at);
}
