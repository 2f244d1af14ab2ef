import { spaced } from '@/features/dates/texts';
import { OrderTopic } from '@/contract/help/values';
import { CloseReason, ExchangeState, OrderGroup, OrderState } from '@/contract/orders/values';

export const orderTexts = {
  detail: '订单详情',
  loading: '加载中…',
  missing: '找不到这个订单',
  toList: '查看我的订单',
  empty: '还没有订单',
  emptyGroup: '这里还没有订单',
  showAll: '查看全部订单',
  goShop: '去商城',
  price: (yuan: string): string => `¥${yuan}`,
  total: '合计',
  pay: '去支付',
  payNamed: (title: string): string => `去支付 ${title}`,
  payElsewhere: {
    title: '请到浏览器中支付',
    content: '这里打不开支付页面。复制链接，在手机浏览器中打开就能支付。',
    confirmText: '复制链接',
    cancelText: '取消',
  },
  payCopied: '支付链接已复制，请在手机浏览器中打开',
  payCopyFailed: '复制失败，请在手机浏览器中打开豌豆家长端支付',
  payClosed: {
    title: '暂时不能在线支付',
    content: '把订单告诉客服，我们会在消息里回复您怎样支付。',
    confirmText: '联系客服',
    cancelText: '取消',
  },
  cancel: '取消订单',
  cancelled: '订单已取消',
  confirm: '确认收货',
  received: '已确认收货',
  parcels: '查看物流',
  sureToCancel: {
    title: '取消这个订单？',
    content: '取消后不能恢复，需要时可以重新下单。',
    confirmText: '取消订单',
    cancelText: '先不取消',
  },
  sureToConfirm: {
    title: '确认已经收到了吗？',
    content: '请检查包裹齐全后再确认。',
    confirmText: '已收到',
    cancelText: '还没有',
  },
  payBefore: (when: string): string => spaced(when, '前支付'),
  payHint: (when: string): string => `请在 ${spaced(when, '前完成支付')}，超时订单会自动关闭`,
  paidHint: '商品正在准备，寄出后可以在这里查看物流',
  deliveringHint: '包裹已经寄出，收到后请确认收货',
  doneHint: '订单已完成，感谢您的信任',
  refundedHint: '款项已按原路退回',
  address: '收货信息',
  goods: '商品',
  goodsAmount: '商品总额',
  discount: '优惠',
  amount: { paid: '实付', toPay: '应付' },
  order: '订单信息',
  orderNo: '订单编号',
  copy: '复制',
  copied: '已复制订单编号',
  copyFailed: '复制失败，请长按选择',
  createTime: '下单时间',
  payTime: '支付时间',
  sendTime: '发货时间',
  endTime: { done: '完成时间', closed: '关闭时间', refunded: '退款时间' },
  free: '赠送',
  count: (number: number): string => `×${number}`,
} as const;

export const orderRequestTexts: Readonly<Record<OrderTopic, string>> = {
  [OrderTopic.pay]: '支付遇到问题',
  [OrderTopic.invoice]: '申请发票',
  [OrderTopic.refund]: '申请退款',
  [OrderTopic.afterSale]: '申请售后',
  [OrderTopic.again]: '重新购买',
};

/** Topics for customer service, by the order's state. */
export const ORDER_REQUESTS: Readonly<Record<OrderState, readonly OrderTopic[]>> = {
  [OrderState.toPay]: [OrderTopic.pay],
  [OrderState.paid]: [OrderTopic.invoice, OrderTopic.refund],
  [OrderState.delivering]: [OrderTopic.invoice, OrderTopic.refund, OrderTopic.afterSale],
  [OrderState.done]: [OrderTopic.invoice, OrderTopic.refund, OrderTopic.afterSale],
  [OrderState.closed]: [OrderTopic.again],
  [OrderState.refunded]: [OrderTopic.afterSale, OrderTopic.again],
};

export const orderGroupTexts: Readonly<Record<OrderGroup, string>> = {
  [OrderGroup.all]: '全部',
  [OrderGroup.toPay]: '待支付',
  [OrderGroup.inProgress]: '待收货',
  [OrderGroup.done]: '已完成',
  [OrderGroup.closed]: '已关闭',
};

export const orderStateTexts: Readonly<Record<OrderState, string>> = {
  [OrderState.toPay]: '待支付',
  [OrderState.paid]: '待发货',
  [OrderState.delivering]: '待收货',
  [OrderState.done]: '已完成',
  [OrderState.closed]: '已关闭',
  [OrderState.refunded]: '已退款',
};

export const closeReasonTexts: Readonly<Record<CloseReason, string>> = {
  [CloseReason.none]: '订单已关闭',
  [CloseReason.cancelled]: '您取消了订单',
  [CloseReason.unpaid]: '超过支付时间，订单已自动关闭',
};

export const exchangeTexts = {
  loading: '加载中…',
  empty: '还没有兑换过，去商城挑一份奖励吧',
  goShop: '去商城',
  another: '去商城换一份',
  count: (number: number): string => `×${number}`,
  time: '兑换时间',
  cost: '花费',
  code: '兑换码',
  note: '说明',
  copyCode: '复制兑换码',
  copied: '已复制兑换码',
  copyFailed: '复制失败，请长按选择',
} as const;

export const exchangeStateTexts: Readonly<Record<ExchangeState, string>> = {
  [ExchangeState.waiting]: '待发货',
  [ExchangeState.sent]: '已发货',
  [ExchangeState.done]: '已完成',
  [ExchangeState.calledOff]: '已取消',
};
