/** Orders and exchanges. */
import { defineCalls } from '../define';
import { shapes } from '../generated/orders/calls';
import type { ordersSchemas } from './schema';

const ours = {
  method: 'POST',
  service: 'product',
  access: 'session',
  served: true,
  assumed: true,
} as const;

export const ordersCalls = defineCalls<typeof ordersSchemas>(shapes)({
  listOrders: { ...ours, path: '/v1/order/list', reads: true },
  getOrder: { ...ours, path: '/v1/order/detail', reads: true },
  /** Idempotent. */
  cancelOrder: {
    ...ours,
    path: '/v1/order/cancel',
  },
  /** Idempotent. */
  confirmReceipt: {
    ...ours,
    path: '/v1/order/confirmReceipt',
  },
  listExchanges: { ...ours, path: '/v1/exchange/list', reads: true },
});
