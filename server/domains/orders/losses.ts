/** Unfinished orders and exchanges. */
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { LOSSES_NAMED } from '../../../src/contract/account/values';
import { ExchangeState, OrderState } from '../../../src/contract/orders/values';
import type { LossesOf } from '../../core/http/context';
import { ORDER_STATE_NAMES, WAITING_EXCHANGE } from './messages';
import { exchanges, orders } from './tables';
import { ownExchanges, ownOrders } from './policies';

const OPEN_STATES = [OrderState.toPay, OrderState.paid, OrderState.delivering];

export const orderLosses: LossesOf = async ({ db, clock }, userId) => {
  // An order past its payment period is over, even if no read has closed it yet.
  const isAlive = or(
    inArray(
      orders.state,
      OPEN_STATES.filter((state) => state !== OrderState.toPay),
    ),
    and(eq(orders.state, OrderState.toPay), sql`${orders.payBefore} > ${clock.now()}`),
  );
  const bought = await db
    .select({ name: orders.title, state: orders.state })
    .from(orders)
    .where(and(ownOrders(userId), isAlive))
    .orderBy(desc(orders.createdAt));
  const exchanged = await db
    .select({ name: exchanges.title })
    .from(exchanges)
    .where(and(ownExchanges(userId), eq(exchanges.state, ExchangeState.waiting)))
    .orderBy(desc(exchanges.exchangedAt));
  const open = [
    ...bought.map(({ name, state }) => ({ name, state: ORDER_STATE_NAMES[state] ?? '' })),
    ...exchanged.map(({ name }) => ({ name, state: WAITING_EXCHANGE })),
  ];
  return { openOrders: open.slice(0, LOSSES_NAMED), openOrderCount: open.length };
};
