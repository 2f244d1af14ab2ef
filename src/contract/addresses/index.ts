import { addressesCalls } from './calls';
import { addressesErrors } from './errors';
import { addressesRoutes } from './routes';
import { addressesSchemas } from './schema';

export const addresses = {
  routes: addressesRoutes,
  calls: addressesCalls,
  schemas: addressesSchemas,
  errors: addressesErrors,
};
