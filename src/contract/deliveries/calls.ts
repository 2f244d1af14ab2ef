/** Deliveries and their parcels. */
import { defineCalls } from '../define';
import { shapes } from '../generated/deliveries/calls';
import type { deliveriesSchemas } from './schema';

export const deliveriesCalls = defineCalls<Pick<typeof deliveriesSchemas, 'isLogisticsMark'>>(shapes)({
  isLogisticsMark: {
    method: 'GET',
    path: '/v1/personalCenter/isLogisticsMark',
    service: 'product',
    access: 'session',
    served: true,
    sendsToken: true,
  },
});
