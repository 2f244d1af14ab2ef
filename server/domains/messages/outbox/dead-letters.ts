/** What was given up: for staff to look at, and to send again when its cause is mended. */
import { and, desc, eq, gt } from 'drizzle-orm';
import { totalRows, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { dueAt, type NotifyServices } from './notify';
import { outbox } from './tables';

const isDead = eq(outbox.state, 'dead');

/** Newest first. */
export const deadLetters = (db: Db, { limit, offset }: Paging) =>
  db
    .select({ row: outbox, total: totalRows })
    .from(outbox)
    .where(isDead)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit)
    .offset(offset);

/** Whose it is; undefined: it is not there any more, or too late. */
export function retryDeadLetter({ clock, db }: NotifyServices, id: number): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const isIt = and(eq(outbox.id, id), isDead, gt(outbox.expiresAt, now));
    const [row] = await tx.select().from(outbox).where(isIt).for('update');
    if (row === undefined) return undefined;
    const next = { state: 'waiting' as const, tries: 0, dueAt: dueAt(row.kind, row.channel, now) };
    await tx.update(outbox).set(next).where(isIt);
    return row.userId;
  });
}
