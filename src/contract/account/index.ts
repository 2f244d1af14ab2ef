import { accountCalls } from './calls';
import { accountErrors } from './errors';
import { accountRoutes } from './routes';
import { accountSchemas } from './schema';

export const account = {
  routes: accountRoutes,
  calls: accountCalls,
  schemas: accountSchemas,
  errors: accountErrors,
};
