/**
 * While a rollout lasts, the release before the outbox queues and sends subscribe messages in `message_sends`, and it leaves there what waits
 * when its last instance stops. Goes with that table.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { SubscribeTopic } from '../../../../src/contract/messages/values';
import type { Db } from '../../../core/db/types';
import { addDays } from '../../../core/time';
import { messageSends as sends } from '../subscribe/tables';
import { outbox } from './tables';

interface FormerSend {
  readonly userId: number;
  readonly event: string;
}

/** Those that the other release has not queued; from now on it will not. */
export async function notSentBefore<T extends FormerSend>(
  tx: Db,
  topic: SubscribeTopic,
  notices: readonly T[],
  now: Date,
): Promise<readonly T[]> {
  if (notices.length === 0) return [];
  const rows = notices.map(({ event, userId }) => ({
    ...{ userId, topic, event, title: '', note: '', page: '', state: 'moved' as const },
    ...{ happensAt: now, dueAt: now, expiresAt: addDays(now, 1), createdAt: now },
  }));
  const made = await tx
    .insert(sends)
    .values(rows)
    .onConflictDoNothing()
    .returning({ userId: sends.userId, event: sends.event });
  const isNew = new Set(made.map(({ event, userId }) => `${userId} ${event}`));
  return notices.filter(({ event, userId }) => isNew.has(`${userId} ${event}`));
}

export async function forgetFormerSend(
  tx: Db,
  topic: SubscribeTopic,
  { event, userId }: FormerSend,
): Promise<void> {
  await tx.delete(sends).where(and(eq(sends.userId, userId), eq(sends.topic, topic), eq(sends.event, event)));
}

const AT_ONCE = 1_000;

export async function adoptWaiting(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    WITH moved AS (
      UPDATE ${sends} SET state = 'moved' WHERE id = ANY (ARRAY(
        SELECT id FROM ${sends} WHERE state = 'waiting' AND due_at <= ${now.toISOString()}::timestamptz
        ORDER BY due_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED))
      RETURNING *
    )
    INSERT INTO ${outbox} (user_id, kind, event, channel, letter, state, tries, due_at, expires_at, created_at)
    SELECT user_id, CASE WHEN event LIKE 'openClass:%' THEN 'openClassSoon' ELSE topic END, event, 'subscribe',
      jsonb_build_object('title', title, 'text', note, 'to', page, 'happensAt', happens_at),
      'waiting', attempts, due_at, expires_at, created_at
    FROM moved ON CONFLICT DO NOTHING`);
}
