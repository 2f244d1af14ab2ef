import { deliveriesCalls } from './calls';
import { deliveriesErrors } from './errors';
import { deliveriesRoutes } from './routes';
import { deliveriesSchemas } from './schema';

export const deliveries = {
  routes: deliveriesRoutes,
  calls: deliveriesCalls,
  schemas: deliveriesSchemas,
  errors: deliveriesErrors,
};
