import { stepupCalls } from './calls';
import { stepupErrors } from './errors';
import { stepupRoutes } from './routes';
import { stepupSchemas } from './schema';

export const stepup = {
  routes: stepupRoutes,
  calls: stepupCalls,
  schemas: stepupSchemas,
  errors: stepupErrors,
};
