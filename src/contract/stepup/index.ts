import { stepupCalls } from './calls';
import { stepupErrors } from './errors';
import { stepupLaterCalls } from './later-calls';
import { stepupRoutes } from './routes';
import { stepupSchemas } from './schema';

export const stepup = {
  routes: stepupRoutes,
  calls: { ...stepupCalls, ...stepupLaterCalls },
  schemas: stepupSchemas,
  errors: stepupErrors,
};
