/** What the operator writes to many parents. Each of them gets a message of his own; batches are worked by a job. */
import { desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import type { Clock } from '../../core/time';
import { students } from '../account/tables';
import { announcements, type MessageTarget } from './tables';

const AT_ONCE = 5_000;

interface Services {
  readonly db: Db;
  readonly clock: Clock;
}

type Announcement = typeof announcements.$inferSelect;

export interface Written extends Pick<Announcement, 'kind' | 'title' | 'body'> {
  readonly target: MessageTarget | null;
  readonly submissionId: string;
  /** null: everyone. */
  readonly userIds: readonly number[] | null;
}

/** Ids that no parent has. */
export async function unknownOf(db: Db, userIds: readonly number[]): Promise<readonly number[]> {
  const rows = await db
    .select({ userId: students.userId })
    .from(students)
    .where(inArray(students.userId, [...userIds]));
  const known = new Set(rows.map(({ userId }) => userId));
  return userIds.filter((userId) => !known.has(userId));
}

/** The first batch is sent at once. The same submission again is the one of before, and nothing is sent. */
export function announce({ db, clock }: Services, { userIds, ...words }: Written): Promise<Announcement> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${words.submissionId}))`);
    const isIt = eq(announcements.submissionId, words.submissionId);
    const [before] = await tx.select().from(announcements).where(isIt);
    if (before !== undefined) return before;
    const to = { isToAll: userIds === null, userIds: [...(userIds ?? [])] };
    const [written] = await tx
      .insert(announcements)
      .values({ ...words, ...to, createdAt: clock.now() })
      .returning();
    if (written === undefined) throw new Error('An announcement was not stored');
    await sendBatch(tx, written, clock.now());
    return written;
  });
}

/** One statement, however many parents there are. */
async function sendBatch(db: Db, row: Announcement, now: Date): Promise<void> {
  const { body, id, isToAll, kind, sentTo, sentUpTo, target, title, userIds } = row;
  const isMeant = isToAll ? sql`true` : inArray(students.userId, userIds);
  const { rows } = await db.execute<{ parents: number; up_to: string | null }>(sql`
    WITH next AS (
      SELECT ${students.userId} FROM ${students} WHERE ${students.userId} > ${sentUpTo} AND ${isMeant}
      ORDER BY ${students.userId} LIMIT ${AT_ONCE}
    ), sent AS (
      INSERT INTO inbox_messages (user_id, kind, title, body, target, sent_at)
      SELECT user_id, ${kind}, ${title}, ${body}, ${target && JSON.stringify(target)}::jsonb, ${now.toISOString()}::timestamptz
      FROM next
    )
    SELECT count(*)::int AS parents, max(user_id) AS up_to FROM next`);
  const { parents = 0, up_to: upTo } = rows[0] ?? {};
  const isEnd = parents < AT_ONCE;
  await db
    .update(announcements)
    .set({
      sentTo: sentTo + parents,
      sentUpTo: upTo == null ? sentUpTo : Number(upTo),
      // Whom it went to stands in the inboxes, which go with their parents.
      ...(isEnd ? { endedAt: now, userIds: [] } : {}),
    })
    .where(eq(announcements.id, id));
}

/** A batch a transaction; one that another instance works at is skipped. */
export async function sendAnnouncements({ db, clock }: Services): Promise<void> {
  const work = () =>
    db.transaction(async (tx) => {
      const [pending] = await tx
        .select()
        .from(announcements)
        .where(isNull(announcements.endedAt))
        .orderBy(announcements.id)
        .limit(1)
        .for('update', { skipLocked: true });
      if (pending !== undefined) await sendBatch(tx, pending, clock.now());
      return pending !== undefined;
    });
  while (await work());
}

/** Newest first. */
export const announcementsOf = (db: Db, { limit, offset }: Paging) =>
  db
    .select({ row: announcements, total: totalRows })
    .from(announcements)
    .orderBy(desc(announcements.id))
    .limit(limit)
    .offset(offset);
