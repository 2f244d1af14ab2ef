import type { ExchangeEnd } from '../../../../src/contract/staff/values';

const ends: Readonly<Record<ExchangeEnd, string>> = {
  sent: '已寄出',
  code: '改发兑换码',
  cancelled: '取消并退回',
};
const notes: Readonly<Record<ExchangeEnd, string>> = {
  sent: '快递公司和单号',
  code: '兑换码怎么用',
  cancelled: '取消的原因',
};

export const exchangeTexts = {
  gift: '礼品',
  child: '孩子',
  count: (count: number) => (count > 1 ? ` ×${count}` : ''),
  cost: '花费',
  exchangedAt: '兑换时间',
  receiver: '收件人',
  phone: '手机号',
  address: '地址',
  ofShop: '在商城兑换的，收货地址在商城里',
  noteNow: '家长现在看到的说明',
  end: '处理结果',
  ends,
  code: '兑换码',
  notes,
  noteHelp: '家长会看到',
  phoneReason: '查看收件手机号的原因',
  save: '提交',
  done: '已处理，家长会收到消息',
} as const;
