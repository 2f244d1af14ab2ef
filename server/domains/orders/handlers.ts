import { and, desc, eq, exists, lte, sql, type Column } from 'drizzle-orm';
import type { Order } from '../../../src/contract/orders/schema';
import { CloseReason, ORDER_GROUP_STATES, OrderState } from '../../../src/contract/orders/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { pageOf, totalRows, type Paging } from '../../core/db/page';
import { isAnyOf, prepared, type Asked } from '../../core/db/prepared';
import type { Db } from '../../core/db/types';
import { deliveries } from '../deliveries/tables';
import {
  BusinessError,
  requireSession,
  withCount,
  type CallContext,
  type HandlersOf,
} from '../../core/http/handler';
import { exchanges, orders } from './tables';
import { toExchange, toHead, toOrder, type ExchangeRow, type HeadRow, type OrderRow } from './wire';
import { orNotFound } from '../../core/http/policy';
import { ownDeliveries } from '../deliveries/policies';
import { ownExchanges, ownOrders } from './policies';

/** Shown to parents as toasts. */
const ORDER_MESSAGES = {
  unknown: '找不到这个订单',
  notToPay: '订单状态已变化，不能取消',
  notInProgress: '订单还没有发货，不能确认收货',
} as const;

export const orderHandlers: HandlersOf<
  'listOrders' | 'getOrder' | 'cancelOrder' | 'confirmReceipt' | 'listExchanges'
> = {
  async listOrders({ page, limit, group }, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    const wanted = { userId, states: ORDER_GROUP_STATES[group], now: clock.now() };
    const find = () => pageOf((paging) => ordersOf(db, { ...wanted, ...paging }), { page, limit });
    let { rows, total } = await find();
    // Without rows, the flag of overdue orders is unknown.
    const isStale = rows.length === 0 || rows.some(({ isAnyOverdue }) => isAnyOverdue);
    if (isStale && (await closeUnpaid(context, userId))) ({ rows, total } = await find());
    return withCount(
      rows.map((row) => toHead(row, context)),
      total,
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
      refusal: ORDER_MESSAGES.notInProgress,
    });
  },

  async listExchanges({ page, limit }, context) {
    const { userId } = requireSession(context);
    const { db } = context;
    const { rows, total } = await pageOf((paging) => exchangesOf(db, { userId, ...paging }), { page, limit });
    return withCount(
      rows.map((row) => toExchange(row, context)),
      total,
    );
  },
};

interface Change {
  readonly from: OrderState;
  readonly to: { readonly state: OrderState; readonly closeReason: CloseReason };
  readonly refusal: string;
}

/** One transition of an order's state. Idempotent; refused from any other state. */
async function change(context: CallContext, orderId: number, { from, to, refusal }: Change): Promise<Order> {
  const { userId } = requireSession(context);
  await closeUnpaid(context, userId);
  const row = await context.db.transaction(async (tx) => {
    const order = await ownOrder(tx, orderId, userId, 'lock');
    if (order.state === to.state && order.closeReason === to.closeReason) return order;
    if (order.state !== from) throw new BusinessError(BACKEND_CODE.conflict, refusal);
    const ended = { ...to, endedAt: context.clock.now() };
    await tx.update(orders).set(ended).where(eq(orders.id, orderId));
    return { ...order, ...ended };
  });
  return complete(row, context);
}

/** Deliveries reference their order's number. */
async function complete(row: OrderRow, context: CallContext): Promise<Order> {
  const ofOrder = and(ownDeliveries(row.userId), eq(deliveries.orderNo, row.orderNo));
  const [sent] = await context.db.select({ id: deliveries.id }).from(deliveries).where(ofOrder).limit(1);
  return toOrder(row, sent !== undefined, context);
}

async function ownOrder(db: Db, orderId: number, userId: number, lock?: 'lock'): Promise<OrderRow> {
  const query = db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), ownOrders(userId)));
  const [row] = await (lock ? query.for('update') : query);
  return orNotFound(row, ORDER_MESSAGES.unknown);
}

type Unpaid = Asked<{ userId: number; now: Date }>;

/** Still marked as payable but expired: the only orders changed by a read. */
const isOverdue = (asked: Unpaid) =>
  and(
    ownOrders(asked.userId),
    eq(orders.state, sql.raw(String(OrderState.toPay))),
    lte(orders.payBefore, asked.now),
  );

const overdueOrder = prepared('overdue_order', (db, asked: Unpaid) =>
  db.select({ id: orders.id }).from(orders).where(isOverdue(asked)).limit(1),
);

const { id, orderNo, state, title, picture, contents, lines, discount, createdAt, payBefore } = orders;
const headColumns = {
  id,
  orderNo,
  state,
  title,
  picture,
  contents,
  lines,
  discount,
  createdAt,
  payBefore,
} satisfies Record<keyof HeadRow, Column>;

type OfStates = Asked<Paging & { userId: number; now: Date; states: readonly OrderState[] }>;

const ordersOf = prepared('orders_of', (db, asked: OfStates) =>
  db
    .select({
      ...headColumns,
      total: totalRows,
      isAnyOverdue: sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(orders)
          .where(isOverdue(asked)),
      )}`,
    })
    .from(orders)
    .where(and(ownOrders(asked.userId), isAnyOf(orders.state, asked.states)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(asked.limit)
    .offset(asked.offset),
);

const exchangeColumns = {
  id: exchanges.id,
  title: exchanges.title,
  picture: exchanges.picture,
  currency: exchanges.currency,
  cost: exchanges.cost,
  count: exchanges.count,
  state: exchanges.state,
  exchangedAt: exchanges.exchangedAt,
  code: exchanges.code,
  note: exchanges.note,
} satisfies Record<keyof ExchangeRow, Column>;

const exchangesOf = prepared('exchanges_of', (db, asked: Asked<Paging & { userId: number }>) =>
  db
    .select({ ...exchangeColumns, total: totalRows })
    .from(exchanges)
    .where(ownExchanges(asked.userId))
    .orderBy(desc(exchanges.exchangedAt), desc(exchanges.id))
    .limit(asked.limit)
    .offset(asked.offset),
);

/** Called before orders are read: closes those whose payment period has expired. Returns whether there were any. */
async function closeUnpaid({ db, clock }: CallContext, userId: number): Promise<boolean> {
  const now = clock.now();
  const [overdue] = await overdueOrder(db, { userId, now });
  if (overdue === undefined) return false;
  const isOver = and(ownOrders(userId), eq(orders.state, OrderState.toPay), lte(orders.payBefore, now));
  await db
    .update(orders)
    .set({ state: OrderState.closed, closeReason: CloseReason.unpaid, endedAt: orders.payBefore })
    .where(isOver);
  return true;
}
