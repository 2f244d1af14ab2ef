/** Job: WeChat's message about a delivery, which the operator's warehouse enters. */
import { and, eq, gt, gte, lte } from 'drizzle-orm';
import { SubscribeTopic } from '../../../src/contract/messages/values';
import { routes } from '../../../src/contract/routes';
import type { Db } from '../../core/db/types';
import { addDays } from '../../core/time';
import { isAllowed } from '../messages/subscribe/allowance';
import { enqueue } from '../messages/subscribe/enqueue';
import { messageSubscriptions as subscriptions } from '../messages/subscribe/tables';
import { DELIVERY_SENT } from './messages';
import { deliveries } from './tables';

/** What was sent before the parent answered is known to them. */
export async function announceDeliveries(db: Db, now: Date): Promise<void> {
  const sent = await db
    .select({
      ...{ id: deliveries.id, userId: deliveries.userId, title: deliveries.title, sentAt: deliveries.sentAt },
    })
    .from(subscriptions)
    .innerJoin(deliveries, eq(deliveries.userId, subscriptions.userId))
    .where(
      and(
        ...[eq(subscriptions.topic, SubscribeTopic.deliverySent), isAllowed],
        ...[gt(deliveries.sentAt, subscriptions.answeredAt), gte(deliveries.sentAt, addDays(now, -1))],
        lte(deliveries.sentAt, now),
      ),
    );
  const events = sent.map(({ id, sentAt, title, userId }) => ({
    ...{ userId, title, event: `delivery:${id}`, happensAt: sentAt, note: DELIVERY_SENT },
    path: `${routes.myExpressPackList.path}?id=${id}`,
  }));
  await enqueue(db, SubscribeTopic.deliverySent, events, now);
}
