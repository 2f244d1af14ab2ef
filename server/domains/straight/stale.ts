/** Whoever writes a learning event makes its child one that is to be counted again (index.ts). */
import type { Db } from '../../core/db/types';
import { studyPkMembers } from './tables';
import { ownMembership } from './policies';

/**
 * In the event's own transaction: whoever counts after it sees both, or neither. One that is marked is marked again, so that it waits
 * for whoever takes the mark away at this moment without having seen the event.
 */
export async function markStale(db: Db, userId: number): Promise<void> {
  await db.update(studyPkMembers).set({ isStale: true }).where(ownMembership(userId));
}
