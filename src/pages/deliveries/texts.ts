import { ParcelState } from '@/contract/deliveries/values';

export const expressTexts = {
  loading: '物流信息加载中…',
  empty: '还没有物流信息，教具或礼品寄出后会显示在这里',
  isNew: '新',
  /** Not sent before it is collected. */
  sent: (when: string, isWaiting: boolean) => `${when} ${isWaiting ? '备货' : '寄出'}`,
  parcels: (count: number) => `共${count}个包裹`,
  notPacked: '正在打包，寄出后会更新物流信息',
  noEvents: '快递员还没有揽收，请耐心等待',
  more: '查看全部包裹',
  parcel: (place: number) => `包裹${place}`,
  carrier: '快递公司',
  tracking: '运单号',
  copy: '复制',
  copyLabel: '复制运单号',
  copied: '运单号已复制',
  copyFailed: '复制失败，请长按运单号复制',
  noTracking: '暂无',
  receiver: '收货信息',
  contents: '包裹内容',
  timeline: '物流进度',
  latest: '最新',
  missing: '找不到这条物流信息',
  toList: '查看我的物流',
} as const;

export const stateTexts: Readonly<Record<ParcelState, string>> = {
  [ParcelState.waiting]: '待揽收',
  [ParcelState.onTheWay]: '运输中',
  [ParcelState.arriving]: '派送中',
  [ParcelState.delivered]: '已签收',
  [ParcelState.problem]: '配送异常',
};

/** What it means for the parent. */
export const stateNotes: Readonly<Record<ParcelState, string>> = {
  [ParcelState.waiting]: '包裹已备好，等待快递员揽收',
  [ParcelState.onTheWay]: '包裹正在路上，请耐心等待',
  [ParcelState.arriving]: '快递员正在派送，请保持电话畅通',
  [ParcelState.delivered]: '包裹已送达，祝孩子学得开心',
  [ParcelState.problem]: '配送遇到问题，请留意快递员来电',
};

export const stateTones: Readonly<Record<ParcelState, 'primary' | 'accent' | 'alert' | 'neutral'>> = {
  [ParcelState.waiting]: 'neutral',
  [ParcelState.onTheWay]: 'primary',
  [ParcelState.arriving]: 'accent',
  [ParcelState.delivered]: 'neutral',
  [ParcelState.problem]: 'alert',
};
