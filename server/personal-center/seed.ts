import type { Db } from '../db/types';
import { addDays, addMillis, DAY, type Clock } from '../time';
import { deliveries } from './tables';

export async function giveDelivery(
  db: Db,
  clock: Clock,
  userId: number,
  delivery: { readonly title: string; readonly daysAgo: number; readonly isSeen: boolean },
): Promise<void> {
  const sentAt = addDays(clock.now(), -delivery.daysAgo);
  await db.insert(deliveries).values({
    userId,
    title: delivery.title,
    carrier: '顺丰速运',
    trackingNumber: `SF${String(userId).padStart(9, '0')}${String(delivery.daysAgo).padStart(4, '0')}`,
    sentAt,
    seenAt: delivery.isSeen ? addMillis(sentAt, DAY) : null,
  });
}
