/** Works as lists and details show them. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { students } from '../account/tables';
import type { Db } from '../../core/db/types';
import { unknownWork } from './errors';
import { works, workCollects, workLikes, workTopics } from './tables';
import { isShown, mayRead, ownWorks } from './policies';
import { found } from '../../core/http/policy';

export type WorkRow = typeof works.$inferSelect;

/** Its likes and collections are asked for with `userId`; 0: of nobody. */
const columnsFor = (userId: number) => ({
  row: works,
  kidName: students.kidName,
  topicTitle: sql<string>`coalesce(${workTopics.title}, '')`,
  isLiked: isIn(workLikes, userId),
  isCollected: isIn(workCollects, userId),
});

const isIn = (table: typeof workLikes | typeof workCollects, userId: number) =>
  sql<boolean>`EXISTS (SELECT 1 FROM ${table} WHERE ${table.workId} = ${works.id} AND ${table.userId} = ${userId})`;

export const selectWorks = <Extra extends Record<string, SQL>>(db: Db, userId: number, extra: Extra) =>
  db
    .select({ ...columnsFor(userId), ...extra })
    .from(works)
    .innerJoin(students, eq(students.userId, works.userId))
    .leftJoin(workTopics, eq(workTopics.id, works.topicId));

export interface FoundWork {
  readonly row: WorkRow;
  readonly kidName: string;
  readonly topicTitle: string;
  readonly isLiked: boolean;
  readonly isCollected: boolean;
}

/** A work that this user may see: a shown one, or one's own. */
export async function visibleWork(db: Db, userId: number, id: number): Promise<FoundWork> {
  const [work] = await selectWorks(db, userId, {}).where(eq(works.id, id));
  return found(work, unknownWork, ({ row }) => mayRead(userId)(row));
}

/** Held for the rest of the transaction; undefined: none is shown under that id. */
export async function lockShown(tx: Db, id: number): Promise<WorkRow> {
  const [row] = await tx
    .select()
    .from(works)
    .where(and(eq(works.id, id), isShown()))
    .for('no key update');
  return found(row, unknownWork);
}

/** One's own, also one that was taken back. */
export async function lockOwn(tx: Db, userId: number, id: number): Promise<WorkRow> {
  const [row] = await tx
    .select()
    .from(works)
    .where(and(eq(works.id, id), ownWorks(userId)))
    .for('update');
  return found(row, unknownWork);
}
