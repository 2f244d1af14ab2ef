import { and, count, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Order } from '../../src/contract/orders/schema';
import { CloseReason, ORDER_GROUP_STATES, OrderState } from '../../src/contract/orders/values';
import { BACKEND_CODE } from '../../src/contract/errors';
import type { Db } from '../db/types';
import { deliveries } from '../deliveries/tables';
import { BusinessError, requireSession, withCount, type CallContext, type HandlersOf } from '../http/handler';
import { pictureUrl } from '../files/url';
import { formatDateTime } from '../time';
import { exchanges, orders } from './tables';
import { toHead, toOrder, type OrderRow } from './wire';

/** Shown to parents as toasts. */
const ORDER_MESSAGES = {
  unknown: '没有找到这个订单',
  notToPay: '订单状态已变化，不能取消',
  notUnderWay: '订单还没有发货，不能确认收货',
} as const;

export const orderHandlers: HandlersOf<
  'listOrders' | 'getOrder' | 'cancelOrder' | 'confirmReceipt' | 'listExchanges'
> = {
  async listOrders({ page, limit, group }, context) {
    const { userId } = requireSession(context);
    const { db } = context;
    await closeUnpaid(context, userId);
    const wanted = and(eq(orders.userId, userId), inArray(orders.state, [...ORDER_GROUP_STATES[group]]));
    const [total] = await db.select({ count: count() }).from(orders).where(wanted);
    const rows = await db
      .select()
      .from(orders)
      .where(wanted)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(limit)
      .offset((page - 1) * limit);
    return withCount(
      rows.map((row) => toHead(row, context)),
      total?.count ?? 0,
    );
  },

  async getOrder({ orderId }, context) {
    const { userId } = requireSession(context);
    await closeUnpaid(context, userId);
    return complete(await ownOrder(context.db, orderId, userId), context);
  },

  async cancelOrder({ orderId }, context) {
    return change(context, orderId, {
      from: OrderState.toPay,
      to: { state: OrderState.closed, closeReason: CloseReason.cancelled },
      refusal: ORDER_MESSAGES.notToPay,
    });
  },

  async confirmReceipt({ orderId }, context) {
    return change(context, orderId, {
      from: OrderState.delivering,
      to: { state: OrderState.done, closeReason: CloseReason.none },
      refusal: ORDER_MESSAGES.notUnderWay,
    });
  },

  async listExchanges({ page, limit }, context) {
    const { userId } = requireSession(context);
    const { db } = context;
    const own = eq(exchanges.userId, userId);
    const [total] = await db.select({ count: count() }).from(exchanges).where(own);
    const rows = await db
      .select()
      .from(exchanges)
      .where(own)
      .orderBy(desc(exchanges.exchangedAt), desc(exchanges.id))
      .limit(limit)
      .offset((page - 1) * limit);
    const told = rows.map(({ id, userId: _owner, exchangedAt, picture, ...row }) => ({
      ...row,
      exchangeId: id,
      picture: pictureUrl(context, picture),
      time: formatDateTime(exchangedAt),
    }));
    return withCount(told, total?.count ?? 0);
  },
};

interface Change {
  readonly from: OrderState;
  readonly to: { readonly state: OrderState; readonly closeReason: CloseReason };
  readonly refusal: string;
}

/** One step of an order's way. The same step again changes nothing; from any other state it is refused. */
async function change(context: CallContext, orderId: number, { from, to, refusal }: Change): Promise<Order> {
  const { userId } = requireSession(context);
  await closeUnpaid(context, userId);
  const row = await context.db.transaction(async (tx) => {
    const found = await ownOrder(tx, orderId, userId, 'lock');
    if (found.state === to.state && found.closeReason === to.closeReason) return found;
    if (found.state !== from) throw new BusinessError(BACKEND_CODE.conflict, refusal);
    const ended = { ...to, endedAt: context.clock.now() };
    await tx.update(orders).set(ended).where(eq(orders.id, orderId));
    return { ...found, ...ended };
  });
  return complete(row, context);
}

/** Deliveries name the order that they belong to. */
async function complete(row: OrderRow, context: CallContext): Promise<Order> {
  const ofOrder = and(eq(deliveries.userId, row.userId), eq(deliveries.orderNo, row.orderNo));
  const [sent] = await context.db.select({ id: deliveries.id }).from(deliveries).where(ofOrder).limit(1);
  return toOrder(row, sent !== undefined, context);
}

async function ownOrder(db: Db, orderId: number, userId: number, lock?: 'lock'): Promise<OrderRow> {
  const query = db.select().from(orders).where(eq(orders.id, orderId));
  const [found] = await (lock ? query.for('update') : query);
  // Whether another parent has one of this number is nobody's business.
  if (found?.userId !== userId) throw new BusinessError(BACKEND_CODE.notFound, ORDER_MESSAGES.unknown);
  return found;
}

/** Whoever reads orders calls this first: no order stays payable beyond its time. */
async function closeUnpaid({ db, clock }: CallContext, userId: number): Promise<void> {
  const now = clock.now();
  const isOver = and(
    eq(orders.userId, userId),
    eq(orders.state, OrderState.toPay),
    lte(orders.payBefore, now),
  );
  await db
    .update(orders)
    .set({ state: OrderState.closed, closeReason: CloseReason.unpaid, endedAt: orders.payBefore })
    .where(isOver);
}
