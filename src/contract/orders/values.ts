/** Orders and exchanges. */
import type { ValueOf } from '../wire';

export const OrderState = { toPay: 1, paid: 2, delivering: 3, done: 4, closed: 5, refunded: 6 } as const;
export type OrderState = ValueOf<typeof OrderState>;

/** Filter of an order list. */
export const OrderGroup = { all: 0, toPay: 1, inProgress: 2, done: 3, closed: 4 } as const;
export type OrderGroup = ValueOf<typeof OrderGroup>;

/** States of each group; `all` includes every state. */
export const ORDER_GROUP_STATES: Readonly<Record<OrderGroup, readonly OrderState[]>> = {
  [OrderGroup.all]: Object.values(OrderState),
  [OrderGroup.toPay]: [OrderState.toPay],
  [OrderGroup.inProgress]: [OrderState.paid, OrderState.delivering],
  [OrderGroup.done]: [OrderState.done],
  [OrderGroup.closed]: [OrderState.closed, OrderState.refunded],
};

/** cancelled: by the parent; unpaid: payment period expired. */
export const CloseReason = { none: 0, cancelled: 1, unpaid: 2 } as const;
export type CloseReason = ValueOf<typeof CloseReason>;

export const ExchangeCurrency = { peaCoin: 1, star: 2 } as const;
export type ExchangeCurrency = ValueOf<typeof ExchangeCurrency>;

/** Virtual goods are `done` at once and have a code; calledOff: cancelled, the coins were refunded. */
export const ExchangeState = { waiting: 1, sent: 2, done: 3, calledOff: 4 } as const;
export type ExchangeState = ValueOf<typeof ExchangeState>;
