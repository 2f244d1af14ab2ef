/** Job: the message about a delivery, which the operator's warehouse enters. */
import { and, gte, lte } from 'drizzle-orm';
import { routes } from '../../../src/contract/routes';
import { addDays } from '../../core/time';
import { notifyFound } from '../messages/outbox/found';
import type { NotifyServices } from '../messages/outbox/notify';
import { DELIVERY_SENT, sentWords } from './messages';
import { deliveries } from './tables';

export const announceDeliveries = (services: NotifyServices): Promise<void> => {
  const now = services.clock.now();
  const { id, sentAt: at, title, userId } = deliveries;
  const source = { kind: 'deliverySent', event: 'delivery', at, id, userId } as const;
  return notifyFound(services, source, async ({ isNext, limit, order }) => {
    const rows = await services.db
      .select({ id, userId, at, title })
      .from(deliveries)
      .where(and(gte(at, addDays(now, -1)), lte(at, now), isNext))
      .orderBy(...order)
      .limit(limit);
    return rows.map((row) => ({
      ...{ id: row.id, at: row.at, happensAt: row.at },
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
