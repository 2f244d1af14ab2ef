import { growthCalls } from './calls';
import { growthErrors } from './errors';
import { growthRoutes } from './routes';
import { growthSchemas } from './schema';

export const growth = {
  routes: growthRoutes,
  calls: growthCalls,
  schemas: growthSchemas,
  errors: growthErrors,
};
