import { accountCalls } from './calls';
import { accountLaterCalls } from './later-calls';
import { accountErrors } from './errors';
import { accountRoutes } from './routes';
import { accountSchemas } from './schema';

export const account = {
  routes: accountRoutes,
  calls: { ...accountCalls, ...accountLaterCalls },
  schemas: accountSchemas,
  errors: accountErrors,
};
