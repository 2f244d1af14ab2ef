import { and, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import { MAX_PARCELS } from '../../../src/contract/deliveries/values';
import { pageOf, totalRows, type Paging } from '../../core/db/page';
import { prepared, type Asked } from '../../core/db/prepared';
import {
  badInput,
  requireSession,
  withCount,
  type CallContext,
  type Handler,
  type HandlersOf,
} from '../../core/http/handler';
import { badFieldMessage } from '../../core/http/messages';
import { formatDateTime } from '../../core/time';
import { packedOf, packedParcel } from './packed';
import { deliveries, parcels } from './tables';
import { orNotFound } from '../../core/http/policy';
import { ownDeliveries } from './policies';
import { type DeliveryRow, deliveryOf, receiverOf, headOf, latestOf } from './wire';

/** Shown to parents as toasts. */
const EXPRESS_MESSAGES = { unknown: '找不到这条物流信息' } as const;

const deliveriesOf = prepared('deliveries_of', (db, asked: Asked<Paging & { userId: number }>) =>
  db
    .select({ ...getTableColumns(deliveries), total: totalRows })
    .from(deliveries)
    .where(ownDeliveries(asked.userId))
    .orderBy(desc(deliveries.sentAt), desc(deliveries.id))
    .limit(asked.limit)
    .offset(asked.offset),
);

const listDeliveries: Handler<'listDeliveries'> = async ({ page, limit }, context) => {
  const { db } = context;
  const { userId } = requireSession(context);
  const { rows, total } = await pageOf((paging) => deliveriesOf(db, { userId, ...paging }), { page, limit });
  const packed = await packedOf(
    db,
    rows.map(({ id }) => id),
  );
  const wires = rows.map((row) => deliveryOf(context, row, packed.get(row.id) ?? []));
  return withCount(wires, total);
};

const markDeliveriesSeen: Handler<'markDeliveriesSeen'> = async ({ deliveryIds }, context) => {
  const { db, clock } = context;
  const { userId } = requireSession(context);
  const named = inArray(deliveries.id, deliveryIds);
  await db
    .update(deliveries)
    .set({ seenAt: clock.now() })
    .where(and(named, ownDeliveries(userId), isNull(deliveries.seenAt)));
  return null;
};

const listParcels: Handler<'listParcels'> = async (request, context) => {
  const { userId } = requireSession(context);
  const rows = await asked(context, userId, request);
  const first = orNotFound(rows[0], EXPRESS_MESSAGES.unknown);
  const packed = await packedOf(
    context.db,
    rows.map(({ id }) => id),
  );
  return {
    title: first.title,
    sendTime: formatDateTime(first.sentAt),
    ...receiverOf(first),
    parcels: rows
      .flatMap(({ id }) => packed.get(id) ?? [])
      .slice(0, MAX_PARCELS)
      .map((parcel) => ({ ...headOf(parcel), ...latestOf(parcel.events[0]) })),
  };
};

const getParcel: Handler<'getParcel'> = async ({ parcelId }, { db, ...context }) => {
  const { userId } = requireSession(context);
  const [row] = await db
    .select({ parcel: parcels, delivery: deliveries })
    .from(parcels)
    .innerJoin(deliveries, eq(deliveries.id, parcels.deliveryId))
    .where(and(eq(parcels.id, parcelId), ownDeliveries(userId)));
  const { delivery, parcel } = orNotFound(row, EXPRESS_MESSAGES.unknown);
  const packed = await packedParcel(db, parcel);
  return {
    ...headOf(packed),
    ...receiverOf(delivery),
    events: packed.events.map(({ happenedAt, state, content }) => ({
      time: formatDateTime(happenedAt),
      state,
      content,
    })),
  };
};

export const expressHandlers: HandlersOf<
  'listDeliveries' | 'markDeliveriesSeen' | 'listParcels' | 'getParcel'
> = { listDeliveries, markDeliveriesSeen, listParcels, getParcel };

/** The requested deliveries that belong to the parent. */
async function asked(
  { db }: CallContext,
  userId: number,
  { deliveryId, orderNo }: { readonly deliveryId?: number; readonly orderNo?: string },
): Promise<readonly DeliveryRow[]> {
  if (deliveryId === undefined && orderNo === undefined) {
    throw badInput('deliveryId', badFieldMessage('deliveryId', 'required'));
  }
  const isAsked =
    deliveryId === undefined ? eq(deliveries.orderNo, orderNo ?? '') : eq(deliveries.id, deliveryId);
  const isOwn = and(isAsked, ownDeliveries(userId));
  return db.select().from(deliveries).where(isOwn).orderBy(desc(deliveries.sentAt));
}

export const markHandlers: HandlersOf<'isLogisticsMark'> = {
  async isLogisticsMark(_request, context) {
    const { userId } = requireSession(context);
    const [unseen] = await context.db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(ownDeliveries(userId), isNull(deliveries.seenAt)))
      .limit(1);
    return { isMark: unseen === undefined ? 0 : 1 };
  },
};
