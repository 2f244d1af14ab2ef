/** Orders and exchanges. */
import type { ValueOf } from '../wire';

export const OrderState = { toPay: 1, paid: 2, delivering: 3, done: 4, closed: 5, refunded: 6 } as const;
export type OrderState = ValueOf<typeof OrderState>;

/** Which orders a list asks for. */
export const OrderGroup = { all: 0, toPay: 1, underWay: 2, done: 3, closed: 4 } as const;
export type OrderGroup = ValueOf<typeof OrderGroup>;

/** States of each group; `all` has every one. */
export const ORDER_GROUP_STATES: Readonly<Record<OrderGroup, readonly OrderState[]>> = {
  [OrderGroup.all]: Object.values(OrderState),
  [OrderGroup.toPay]: [OrderState.toPay],
  [OrderGroup.underWay]: [OrderState.paid, OrderState.delivering],
  [OrderGroup.done]: [OrderState.done],
  [OrderGroup.closed]: [OrderState.closed, OrderState.refunded],
};

/** cancelled: by the parent; unpaid: its time to pay was over. */
export const CloseReason = { none: 0, cancelled: 1, unpaid: 2 } as const;
export type CloseReason = ValueOf<typeof CloseReason>;

/** What an exchange was paid with. */
export const ExchangeCurrency = { peaCoin: 1, star: 2 } as const;
export type ExchangeCurrency = ValueOf<typeof ExchangeCurrency>;

/** virtual goods are `done` at once and carry a code; calledOff: the coins went back. */
export const ExchangeState = { waiting: 1, sent: 2, done: 3, calledOff: 4 } as const;
export type ExchangeState = ValueOf<typeof ExchangeState>;
