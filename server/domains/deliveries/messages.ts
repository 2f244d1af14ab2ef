import { ParcelState } from '../../../src/contract/deliveries/values';

export const PARCEL_STATE_NAMES: Readonly<Record<ParcelState, string>> = {
  [ParcelState.waiting]: '待揽收',
  [ParcelState.onTheWay]: '运输中',
  [ParcelState.arriving]: '派送中',
  [ParcelState.delivered]: '已签收',
  [ParcelState.problem]: '派送异常',
};

/** In WeChat's message; at most 20 characters. */
export const DELIVERY_SENT = '已寄出，点击查看物流';

export const sentWords = (title: string) => ({
  title: `已发货：${title}`,
  body: `“${title}”已经寄出。签收前请检查外包装是否完好。`,
  linkText: '查看物流',
});
