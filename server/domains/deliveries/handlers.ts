import { and, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { MAX_PARCELS, deliveryState } from '../../../src/contract/deliveries/values';
import { pageOf, totalRows, type Paging } from '../../core/db/page';
import { prepared, type Asked } from '../../core/db/prepared';
import {
  badInput,
  BusinessError,
  requireSession,
  withCount,
  type CallContext,
  type Handler,
  type HandlersOf,
} from '../../core/http/handler';
import { badFieldMessage } from '../../core/http/messages';
import { pictureUrl } from '../../core/http/file-url';
import { formatDateTime } from '../../core/time';
import { headOf, latestOf, packedOf, packedParcel, type Packed } from './packed';
import { deliveries, parcels } from './tables';

/** Shown to parents as toasts. */
const EXPRESS_MESSAGES = { unknown: '没有找到这个物流信息' } as const;

type DeliveryRow = typeof deliveries.$inferSelect;

const deliveriesOf = prepared('deliveries_of', (db, asked: Asked<Paging & { userId: number }>) =>
  db
    .select({ ...getTableColumns(deliveries), total: totalRows })
    .from(deliveries)
    .where(eq(deliveries.userId, asked.userId))
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
  const told = rows.map((row) => deliveryOf(context, row, packed.get(row.id) ?? []));
  return withCount(told, total);
};

const markDeliveriesSeen: Handler<'markDeliveriesSeen'> = async ({ deliveryIds }, context) => {
  const { db, clock } = context;
  const { userId } = requireSession(context);
  const named = inArray(deliveries.id, deliveryIds);
  await db
    .update(deliveries)
    .set({ seenAt: clock.now() })
    .where(and(named, eq(deliveries.userId, userId), isNull(deliveries.seenAt)));
  return null;
};

const listParcels: Handler<'listParcels'> = async (request, context) => {
  const { userId } = requireSession(context);
  const rows = await asked(context, userId, request);
  const [first] = rows;
  if (!first) throw unknown();
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
  const [found] = await db
    .select({ parcel: parcels, delivery: deliveries })
    .from(parcels)
    .innerJoin(deliveries, eq(deliveries.id, parcels.deliveryId))
    .where(eq(parcels.id, parcelId));
  if (found?.delivery.userId !== userId) throw unknown();
  const packed = await packedParcel(db, found.parcel);
  return {
    ...headOf(packed),
    ...receiverOf(found.delivery),
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

/** The parent's own deliveries of those that are asked for. */
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
  const isOwn = and(isAsked, eq(deliveries.userId, userId));
  return db.select().from(deliveries).where(isOwn).orderBy(desc(deliveries.sentAt));
}

function deliveryOf(
  context: Pick<CallContext, 'config' | 'headers'>,
  row: DeliveryRow,
  packed: readonly Packed[],
) {
  const latest = packed
    .flatMap(({ events }) => events.slice(0, 1))
    .sort((one, other) => other.happenedAt.getTime() - one.happenedAt.getTime());
  return {
    deliveryId: row.id,
    title: row.title,
    picture: row.picture && pictureUrl(context, row.picture),
    state: deliveryState(packed.map(({ state }) => state)),
    sendTime: formatDateTime(row.sentAt),
    parcelCount: packed.length,
    ...latestOf(latest[0]),
    parcelId: packed.length === 1 ? (packed[0]?.row.id ?? 0) : 0,
    isNew: row.seenAt === null,
  };
}

const receiverOf = (row: DeliveryRow) => ({
  receiverName: row.receiverName,
  receiverPhone: row.receiverPhoneMask,
  receiverAddress: row.receiverAddress,
});

const unknown = () => new BusinessError(BACKEND_CODE.notFound, EXPRESS_MESSAGES.unknown);

export const markHandlers: HandlersOf<'isLogisticsMark'> = {
  async isLogisticsMark(_request, context) {
    const { userId } = requireSession(context);
    const [unseen] = await context.db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(eq(deliveries.userId, userId), isNull(deliveries.seenAt)))
      .limit(1);
    return { isMark: unseen === undefined ? 0 : 1 };
  },
};
