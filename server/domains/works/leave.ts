import { sql } from 'drizzle-orm';
import { CommentState } from '../../../src/contract/works/values';
import type { Db } from '../../core/db/types';
import { workCollects, workComments, workLikes, works } from './tables';

/** Before an account goes with its rows: what it liked, collected and said is counted no more. */
export async function leaveWorks(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`UPDATE ${works} SET likes = ${works.likes} - 1
    WHERE ${works.id} IN (SELECT work_id FROM ${workLikes} WHERE user_id = ${userId})`);
  await tx.execute(sql`UPDATE ${works} SET collected = ${works.collected} - 1
    WHERE ${works.id} IN (SELECT work_id FROM ${workCollects} WHERE user_id = ${userId})`);
  await tx.execute(sql`UPDATE ${works} SET comments = ${works.comments} - said.number
    FROM (SELECT work_id, count(*) AS number FROM ${workComments}
          WHERE user_id = ${userId} AND state = ${CommentState.shown} GROUP BY work_id) AS said
    WHERE ${works.id} = said.work_id`);
}
