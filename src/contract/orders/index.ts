import { ordersCalls } from './calls';
import { ordersErrors } from './errors';
import { ordersRoutes } from './routes';
import { ordersSchemas } from './schema';

export const orders = {
  routes: ordersRoutes,
  calls: ordersCalls,
  schemas: ordersSchemas,
  errors: ordersErrors,
};
