import { ParcelState } from '../../../../src/contract/deliveries/values';
import { OrderState } from '../../../../src/contract/orders/values';

/** Shown to parents as toasts. */
export const CANCELLATION_MESSAGES = {
  agreeFirst: '请先阅读并确认注销的后果',
  alreadyPending: '账号已在注销冷静期内',
  tooLate: '冷静期已经结束，无法撤销',
} as const;

/** How an order that has not come to its end is called. */
export const ORDER_STATE_NAMES: Readonly<Partial<Record<OrderState, string>>> = {
  [OrderState.toPay]: '待付款',
  [OrderState.paid]: '待发货',
  [OrderState.delivering]: '配送中',
};
export const WAITING_EXCHANGE = '兑换待发放';

export const PARCEL_STATE_NAMES: Readonly<Record<ParcelState, string>> = {
  [ParcelState.waiting]: '待揽收',
  [ParcelState.onTheWay]: '运输中',
  [ParcelState.arriving]: '派送中',
  [ParcelState.delivered]: '已签收',
  [ParcelState.problem]: '派送异常',
};
