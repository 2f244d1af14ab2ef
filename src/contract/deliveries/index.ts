import { deliveriesCalls } from './calls';
import { deliveriesErrors } from './errors';
import { deliveriesLaterCalls } from './later-calls';
import { deliveriesRoutes } from './routes';
import { deliveriesSchemas } from './schema';

export const deliveries = {
  routes: deliveriesRoutes,
  calls: { ...deliveriesCalls, ...deliveriesLaterCalls },
  schemas: deliveriesSchemas,
  errors: deliveriesErrors,
};
