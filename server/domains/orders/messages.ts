import { OrderState } from '../../../src/contract/orders/values';

/** Names of unfinished order states. */
export const ORDER_STATE_NAMES: Readonly<Partial<Record<OrderState, string>>> = {
  [OrderState.toPay]: '待支付',
  [OrderState.paid]: '待发货',
  [OrderState.delivering]: '配送中',
};
export const WAITING_EXCHANGE = '兑换待发放';
