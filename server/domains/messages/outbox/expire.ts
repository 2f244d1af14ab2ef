/** For what ends earlier than was known when parents were notified of it. */
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../core/db/types';
import type { NoticeKind } from './kinds';
import { outbox } from './tables';

interface Event {
  readonly kind: NoticeKind;
  readonly event: string;
}

/** What still waits is pointless from `at` on. */
export async function expireNotices(db: Db, { event, kind }: Event, at: Date): Promise<void> {
  const isIt = and(eq(outbox.state, 'waiting'), eq(outbox.kind, kind), eq(outbox.event, event));
  await db
    .update(outbox)
    .set({ expiresAt: at })
    .where(and(isIt, gt(outbox.expiresAt, at)));
}
