import { eq, sql } from 'drizzle-orm';
import { CommentState } from '../../../src/contract/works/values';
import type { Db } from '../../core/db/types';
import type { Removal } from '../../core/http/context';
import { removeWithRenditions } from '../files/renditions';
import { workCollects, workComments, workFileRemovals, workLikes, works } from './tables';

/** Removes the child's likes, collections and comments from the counters. */
async function leaveWorks(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`UPDATE ${works} SET likes = ${works.likes} - 1
    WHERE ${works.id} IN (SELECT work_id FROM ${workLikes} WHERE user_id = ${userId})`);
  await tx.execute(sql`UPDATE ${works} SET collected = ${works.collected} - 1
    WHERE ${works.id} IN (SELECT work_id FROM ${workCollects} WHERE user_id = ${userId})`);
  await tx.execute(sql`UPDATE ${works} SET comments = ${works.comments} - said.number
    FROM (SELECT work_id, count(*) AS number FROM ${workComments}
          WHERE user_id = ${userId} AND state = ${CommentState.shown} GROUP BY work_id) AS said
    WHERE ${works.id} = said.work_id`);
}

/** Runs before an account's rows are deleted. */
export const worksRemoval: Removal = {
  // Files without a work that are still in the storage.
  files: async (tx, { userId }, { providers }) => {
    const givenUp = await tx
      .select({ key: workFileRemovals.key })
      .from(workFileRemovals)
      .where(eq(workFileRemovals.userId, userId));
    for (const { key } of givenUp) await removeWithRenditions(providers.storage, key);
  },
  rows: (tx, { userId }) => leaveWorks(tx, userId),
};
