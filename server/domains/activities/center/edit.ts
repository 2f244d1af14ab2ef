/** Activities as staff keep them: also hidden ones. */
import { and, desc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import { totalRows, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { activities, activityJoins } from './tables';

const joined = sql<number>`(SELECT count(*)::int FROM ${activityJoins}
  WHERE ${activityJoins.activityId} = ${activities.id})`;

const rowsOf = (db: Db) =>
  db.select({ ...getTableColumns(activities), joined, total: totalRows }).from(activities);

/** The latest beginning first. */
export const activitiesOf = (db: Db, { limit, offset }: Paging) =>
  rowsOf(db).orderBy(desc(activities.startsAt), desc(activities.id)).limit(limit).offset(offset);

export type KeptActivity = Omit<Awaited<ReturnType<typeof activitiesOf>>[number], 'total'>;

/** In a transaction: until it ends, the activity is this editor's. */
export async function activityToEdit(db: Db, id: number): Promise<KeptActivity | undefined> {
  const isIt = eq(activities.id, id);
  await db.select({ id: activities.id }).from(activities).where(isIt).for('update');
  const [found] = await rowsOf(db).where(isIt);
  return found;
}

export async function saveActivity(
  db: Db,
  id: number | undefined,
  written: typeof activities.$inferInsert,
): Promise<number> {
  const [saved] =
    id === undefined
      ? await db.insert(activities).values(written).returning({ id: activities.id })
      : await db
          .update(activities)
          .set(written)
          .where(eq(activities.id, id))
          .returning({ id: activities.id });
  if (saved === undefined) throw new Error('An activity was not stored');
  return saved.id;
}

/** false: it is not under way. */
export async function endActivity(db: Db, id: number, now: Date): Promise<boolean> {
  const isRunning = and(lte(activities.startsAt, now), gt(activities.endsAt, now));
  const ended = await db
    .update(activities)
    .set({ endsAt: now })
    .where(and(eq(activities.id, id), isRunning))
    .returning({ id: activities.id });
  return ended.length > 0;
}
