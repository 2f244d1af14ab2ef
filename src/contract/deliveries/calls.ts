/** Deliveries and their parcels. */
import { defineCalls } from '../define';
import { shapes } from '../generated/deliveries/calls';
import type { deliveriesSchemas } from './schema';

export const deliveriesCalls = defineCalls<typeof deliveriesSchemas>(shapes)({
  isLogisticsMark: {
    method: 'GET',
    path: '/v1/personalCenter/isLogisticsMark',
    service: 'product',
    access: 'session',
    served: true,
    sendsToken: true,
  },
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
