import { straightCalls } from './calls';
import { straightErrors } from './errors';
import { straightRoutes } from './routes';
import { straightSchemas } from './schema';

export const straight = {
  routes: straightRoutes,
  calls: straightCalls,
  schemas: straightSchemas,
  errors: straightErrors,
};
