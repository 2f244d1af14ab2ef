/** Orders of a family, and exchanges of a child. */
import { CloseReason, ExchangeCurrency, ExchangeState, OrderState } from '../../src/contract/orders/values';
import { maskPhone, sealPhone } from '../../server/domains/account/phone';
import { exchanges, orders } from '../../server/domains/orders/tables';
import { addDays, addMillis, HOUR } from '../../server/core/time';
import type { Fixture } from './test-context';

type Row = typeof orders.$inferInsert;

export interface OrderDetails extends Partial<Pick<Row, 'title' | 'lines' | 'discount' | 'orderNo'>> {
  readonly state: OrderState;
  readonly daysAgo?: number;
  /** Postal recipient; absent: nothing is sent. */
  readonly receiver?: { readonly name: string; readonly phone: string; readonly address: string };
}

let numbers = 0;

/** Default: made today, payable for a day. */
export const order =
  ({ state, daysAgo = 0, receiver, ...details }: OrderDetails): Fixture =>
  async ({ db, clock, config }, { userId }) => {
    numbers += 1;
    const createdAt = addMillis(addDays(clock.now(), -daysAgo), -numbers);
    const title = details.title ?? '豌豆思维 年课';
    const line = { title, note: '48课时', picture: 'x.svg', price: 100_000, count: 1 };
    const phone = { areaCode: '86', number: receiver?.phone ?? '' };
    const address = receiver && {
      receiverName: receiver.name,
      receiverPhoneCipher: sealPhone(config.keys, phone),
      receiverPhoneMask: maskPhone(phone),
      receiverAddress: receiver.address,
    };
    await db.insert(orders).values({
      userId,
      orderNo: `D${String(numbers).padStart(16, '0')}`,
      title,
      picture: 'x.svg',
      contents: [],
      lines: [line],
      ...details,
      state,
      createdAt,
      payBefore: addDays(createdAt, 1),
      closeReason: state === OrderState.closed ? CloseReason.cancelled : CloseReason.none,
      ...timesOf(state, createdAt),
      ...address,
    });
  };

function timesOf(state: OrderState, createdAt: Date) {
  const after = (hours: number) => addMillis(createdAt, hours * HOUR);
  switch (state) {
    case OrderState.toPay:
      return {};
    case OrderState.paid:
      return { paidAt: after(1) };
    case OrderState.delivering:
      return { paidAt: after(1), sentAt: after(2) };
    case OrderState.done:
      return { paidAt: after(1), sentAt: after(2), endedAt: after(3) };
    case OrderState.refunded:
      return { paidAt: after(1), endedAt: after(3) };
    case OrderState.closed:
      return { endedAt: after(3) };
  }
}

export const exchange =
  (title: string, cost: number, daysAgo = 0): Fixture =>
  async ({ db, clock }, { userId }) => {
    const exchangedAt = addMillis(addDays(clock.now(), -daysAgo), -HOUR);
    const { peaCoin: currency } = ExchangeCurrency;
    const { waiting: state } = ExchangeState;
    await db
      .insert(exchanges)
      .values({ userId, title, picture: 'x.svg', currency, cost, state, exchangedAt });
  };
