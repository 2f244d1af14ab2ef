/** What only the deliveries' own screens ask. */
import { defineCalls } from '../define';
import { shapes } from '../generated/deliveries/later-calls';
import type { deliveriesCalls } from './calls';
import type { deliveriesSchemas } from './schema';

export const deliveriesLaterCalls = defineCalls<Omit<typeof deliveriesSchemas, keyof typeof deliveriesCalls>>(
  shapes,
)({
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
  },
  getParcel: {
    method: 'GET',
    path: '/v1/ol-parent-logistics/detail',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
});
