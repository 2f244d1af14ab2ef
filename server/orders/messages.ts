/** Shown to parents as toasts. */
export const ORDER_MESSAGES = {
  unknown: '没有找到这个订单',
  notToPay: '订单状态已变化，不能取消',
  notUnderWay: '订单还没有发货，不能确认收货',
} as const;
