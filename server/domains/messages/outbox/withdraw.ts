import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../core/db/types';
import { forgetFormerSend } from './former-sends';
import { noticeKinds, type NoticeKind } from './kinds';
import type { Notice } from './notify';
import { outbox } from './tables';

/** What has become wrong: it is not sent any more, and may be notified of again. What stands in the inbox stays. */
export async function withdraw(
  tx: Db,
  kind: NoticeKind,
  { event, userId }: Pick<Notice, 'event' | 'userId'>,
): Promise<void> {
  await tx
    .delete(outbox)
    .where(and(eq(outbox.userId, userId), eq(outbox.kind, kind), eq(outbox.event, event)));
  const { topic } = noticeKinds[kind];
  if (topic !== undefined) await forgetFormerSend(tx, topic, { event, userId });
}
