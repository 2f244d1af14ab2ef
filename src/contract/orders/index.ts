import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { ordersCalls } from './calls';
import { ordersRoutes } from './routes';
import { ordersSchemas } from './schema';

const ordersErrors = {
  getOrder: { [BACKEND_CODE.notFound]: 'this parent has no such order' },
  cancelOrder: {
    [BACKEND_CODE.notFound]: 'this parent has no such order',
    [BACKEND_CODE.conflict]: 'it is paid, or its time to pay was over',
  },
  confirmReceipt: {
    [BACKEND_CODE.notFound]: 'this parent has no such order',
    [BACKEND_CODE.conflict]: 'it is not under way',
  },
} as const satisfies DocumentedErrors<typeof ordersCalls>;

export const orders = {
  routes: ordersRoutes,
  calls: ordersCalls,
  schemas: ordersSchemas,
  errors: ordersErrors,
};
