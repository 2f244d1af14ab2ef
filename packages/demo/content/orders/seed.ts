/** Orders and exchanges of the demo accounts. */
import { and, eq, inArray } from 'drizzle-orm';
import { CloseReason, OrderState } from '../../../../src/contract/orders/values';
import { maskPhone, sealPhone } from '../../../../server/domains/account/phone';
import type { Db } from '../../../../server/core/db/types';
import { deliveries } from '../../../../server/domains/deliveries/tables';
import type { Keys } from '../../../../server/core/keys';
import {
  addDays,
  addMillis,
  formatDate,
  formatDateTime,
  HOUR,
  MINUTE,
  shanghaiTime,
  type Clock,
} from '../../../../server/core/time';
import { awakeBefore, lastAwake } from '../waking';
import type { DemoExchange, DemoOrder } from './orders';
import { exchanges, orders } from '../../../../server/domains/orders/tables';

interface Receiver {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

/** One day, so that testers find it unpaid. */
const PAY_WITHIN_MS = 24 * HOUR;

export async function seedOrders(
  { db, clock, keys }: { readonly db: Db; readonly clock: Clock; readonly keys: Keys },
  userId: number,
  receiver: Receiver,
  shown: readonly DemoOrder[],
): Promise<void> {
  const phone = { areaCode: '86', number: receiver.phone };
  const address = {
    receiverName: receiver.name,
    receiverPhoneCipher: sealPhone(keys, phone),
    receiverPhoneMask: maskPhone(phone),
    receiverAddress: receiver.address,
  };
  const rows = shown.map(({ daysAgo, isSentByPost, state, closeReason, ...order }, index) => {
    const createdAt = orderedAt(clock, daysAgo, index);
    return {
      userId,
      orderNo: `${formatDateTime(createdAt).replace(/\D/g, '').slice(0, 14)}${String(userId % 10_000).padStart(4, '0')}`,
      ...order,
      state,
      closeReason: closeReason ?? CloseReason.none,
      createdAt,
      payBefore: addMillis(createdAt, PAY_WITHIN_MS),
      ...timesOf(state, createdAt),
      ...(isSentByPost ? address : {}),
    };
  });
  if (rows.length === 0) return;
  const stored = await db.insert(orders).values(rows).returning();
  for (const order of stored) await tieDelivery(db, order);
}

/** The delivery of an order has the title of one of its lines. */
async function tieDelivery(
  db: Db,
  { userId, orderNo, lines, sentAt }: typeof orders.$inferSelect,
): Promise<void> {
  if (sentAt === null) return;
  const titles = lines.map(({ title }) => title);
  const untied = and(
    eq(deliveries.userId, userId),
    eq(deliveries.orderNo, ''),
    inArray(deliveries.title, titles),
  );
  const [tied] = await db.update(deliveries).set({ orderNo }).where(untied).returning();
  // Delivery and order must show the same dispatch time.
  if (tied !== undefined)
    await db.update(orders).set({ sentAt: tied.sentAt }).where(eq(orders.orderNo, orderNo));
}

/** Orders are placed in the evening; unpaid ones a short while before now. */
function orderedAt(clock: Clock, daysAgo: number, index: number): Date {
  const minutes = (index + 1) * 7 * MINUTE;
  if (daysAgo === 0) return addMillis(lastAwake(clock.now()), -minutes);
  return addMillis(shanghaiTime(formatDate(addDays(clock.now(), -daysAgo)), '18:40'), -minutes);
}

function timesOf(state: OrderState, createdAt: Date) {
  const paidAt = addMillis(createdAt, 4 * MINUTE);
  const sentAt = shanghaiTime(formatDate(addDays(createdAt, 2)), '10:30');
  switch (state) {
    case OrderState.toPay:
      return {};
    case OrderState.paid:
      return { paidAt };
    case OrderState.delivering:
      return { paidAt, sentAt };
    case OrderState.done:
      return { paidAt, sentAt, endedAt: shanghaiTime(formatDate(addDays(createdAt, 7)), '18:30') };
    case OrderState.refunded:
      return { paidAt, endedAt: addDays(createdAt, 2) };
    case OrderState.closed:
      return { endedAt: addMillis(createdAt, 3 * HOUR) };
  }
}

export async function seedExchanges(
  db: Db,
  clock: Clock,
  userId: number,
  shown: readonly DemoExchange[],
): Promise<void> {
  const rows = shown.map(({ daysAgo, ...exchange }) => ({
    userId,
    ...exchange,
    exchangedAt: awakeBefore(addMillis(lastAwake(clock.now()), -HOUR), daysAgo),
  }));
  if (rows.length > 0) await db.insert(exchanges).values(rows);
}
