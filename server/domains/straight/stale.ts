/** Every writer of a learning event marks the child for a recount (index.ts). */
import type { Db } from '../../core/db/types';
import { studyPkMembers } from './tables';
import { ownMembership } from './policies';

/**
 * In the event's transaction, so that a recount sees both or neither. Also updates a row that is already stale: the row
 * lock makes it wait for a recount that is just clearing the mark without having seen the event.
 */
export async function markStale(db: Db, userId: number): Promise<void> {
  await db.update(studyPkMembers).set({ isStale: true }).where(ownMembership(userId));
}
