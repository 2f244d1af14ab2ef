/** Deliveries (/myExpress). The paths are not shown (assumed). */
import { defineCalls } from '../define';
import { BACKEND_CODE } from '../errors';
import type { expressSchemas } from './express.schema';

const unknown = { [BACKEND_CODE.notFound]: 'there is no such delivery' };

export const expressCalls = defineCalls<typeof expressSchemas>()({
  listDeliveries: {
    method: 'GET',
    path: '/v1/ol-parent-logistics/list',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  markDeliveriesSeen: {
    method: 'POST',
    path: '/v1/ol-parent-logistics/seen',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  listParcels: {
    method: 'GET',
    path: '/v1/ol-parent-logistics/packList',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    errors: unknown,
  },
  getParcel: {
    method: 'GET',
    path: '/v1/ol-parent-logistics/detail',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    errors: unknown,
  },
});
