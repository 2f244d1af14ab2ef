import { profileCalls } from './calls';
import { profileErrors } from './errors';
import { profileRoutes } from './routes';
import { profileSchemas } from './schema';

export const profile = {
  routes: profileRoutes,
  calls: profileCalls,
  schemas: profileSchemas,
  errors: profileErrors,
};
