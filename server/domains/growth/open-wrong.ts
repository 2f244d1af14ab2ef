/** Knowledge points with an open question in the child's wrong-question book: these are not mastered. */
import { inArray, and, isNull, lte, or, gt } from 'drizzle-orm';
import type { Db } from '../../core/db/types';
import { wrongQuestions } from '../questions/wrong-questions/tables';

/** By child, as of `at`. */
export async function openWrongOf(
  db: Db,
  userIds: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const { userId, knowledgeId, wrongAt, masteredAt } = wrongQuestions;
  const isOpen = and(lte(wrongAt, at), or(isNull(masteredAt), gt(masteredAt, at)));
  const found = await db
    .selectDistinct({ userId, knowledgeId })
    .from(wrongQuestions)
    .where(and(inArray(userId, [...userIds]), isOpen));
  const points = new Map<number, Set<number>>(userIds.map((id) => [id, new Set()]));
  for (const row of found) points.get(row.userId)?.add(row.knowledgeId);
  return points;
}
