/** Job: the message about a delivery, which the operator's warehouse enters. */
import { and, asc, gte, lte } from 'drizzle-orm';
import { routes } from '../../../src/contract/routes';
import { addDays } from '../../core/time';
import { notifyFound } from '../messages/outbox/found';
import type { NotifyServices } from '../messages/outbox/notify';
import { DELIVERY_SENT, sentWords } from './messages';
import { deliveries } from './tables';

export const announceDeliveries = (services: NotifyServices): Promise<void> => {
  const now = services.clock.now();
  const { id, sentAt, title, userId } = deliveries;
  return notifyFound(services, 'deliverySent', { at: sentAt, id }, async (isNext, limit) => {
    const rows = await services.db
      .select({ id, userId, at: sentAt, title })
      .from(deliveries)
      .where(and(gte(sentAt, addDays(now, -1)), lte(sentAt, now), isNext))
      .orderBy(asc(sentAt), asc(id))
      .limit(limit);
    return rows.map((row) => ({
      ...{ id: row.id, at: row.at, event: `delivery:${row.id}`, happensAt: row.at },
      ...{ ...sentNotice(row), brief: { title: row.title, note: DELIVERY_SENT } },
    }));
  });
};

export const sentNotice = ({
  id,
  title,
  userId,
}: Pick<typeof deliveries.$inferSelect, 'id' | 'title' | 'userId'>) => ({
  ...{ userId, ...sentWords(title), path: `${routes.myExpressPackList.path}?id=${id}` },
});
