import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { orderHandlers } from './handlers';
import * as tables from './tables';
import { orderLosses } from './losses';
import { ordersImports } from './imports';

const handlers: DomainHandlers<'orders'> = {
  ...orderHandlers,
};

const labels: Labels = {
  tables: {
    orders: '订单',
    exchanges: '兑换',
  },
  columns: {
    lines: '商品',
    discount: '优惠（分）',
    pay_before: '付款期限',
    paid_at: '付款时间',
    ended_at: '结束时间',
    close_reason: '关闭原因',
    currency: '支付方式',
    cost: '花费',
    gift_id: '礼品编号',
    exchanged_at: '兑换时间',
  },
};

export const orders = {
  handlers,
  tables,
  labels,
  imports: ordersImports,
  losses: orderLosses,
} satisfies Domain;
