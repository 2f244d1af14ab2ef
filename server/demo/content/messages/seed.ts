import type { Db } from '../../../db/types';
import { addDays, addMillis, HOUR, startOfDay, type Clock } from '../../../time';
import { toOwnPage } from '../../pages';
import { MESSAGES } from './messages';
import { inboxMessages } from '../../../messages/tables';

const A_DAY = 4;

/** The newest first: `unread` that wait, and `read` older ones. */
export async function seedMessages(
  db: Db,
  clock: Clock,
  userId: number,
  { unread, read }: { readonly unread: number; readonly read: number },
): Promise<void> {
  const midnight = startOfDay(clock.now());
  const rows = Array.from({ length: unread + read }, (_, index) => {
    const sample = MESSAGES[index % MESSAGES.length];
    if (sample === undefined) throw new Error('There are no sample messages');
    const { hour, target, ...message } = sample;
    const leads = target && { target: toOwnPage(target) };
    const sentAt = addMillis(addDays(midnight, -1 - Math.floor(index / A_DAY)), hour * HOUR);
    return { userId, ...message, ...leads, sentAt, readAt: index < unread ? null : addMillis(sentAt, HOUR) };
  });
  if (rows.length > 0) await db.insert(inboxMessages).values(rows);
}
