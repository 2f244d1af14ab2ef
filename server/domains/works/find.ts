/** Works for lists and details. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { students } from '../account/tables';
import type { Db } from '../../core/db/types';
import { unknownWork } from './errors';
import { works, workCollects, workLikes, workTopics } from './tables';
import { isShown, mayRead, ownWorks } from './policies';
import { orNotFound } from '../../core/http/policy';

export type WorkRow = typeof works.$inferSelect;

/** Likes and collections are those of `userId`; 0: none. */
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

/** A work visible to this user: a shown one, or their own. */
export async function visibleWork(db: Db, userId: number, id: number): Promise<FoundWork> {
  const [work] = await selectWorks(db, userId, {}).where(eq(works.id, id));
  return orNotFound(work, unknownWork, ({ row }) => mayRead(userId)(row));
}

/** Locked until the transaction ends; refuses if no shown work has that id. */
export async function lockShown(tx: Db, id: number): Promise<WorkRow> {
  const [row] = await tx
    .select()
    .from(works)
    .where(and(eq(works.id, id), isShown()))
    .for('no key update');
  return orNotFound(row, unknownWork);
}

/** The user's own, including a withdrawn one. */
export async function lockOwn(tx: Db, userId: number, id: number): Promise<WorkRow> {
  const [row] = await tx
    .select()
    .from(works)
    .where(and(eq(works.id, id), ownWorks(userId)))
    .for('update');
  return orNotFound(row, unknownWork);
}
