import { profileCalls } from './calls';
import { profileLaterCalls } from './later-calls';
import { profileErrors } from './errors';
import { profileRoutes } from './routes';
import { profileSchemas } from './schema';

export const profile = {
  routes: profileRoutes,
  calls: { ...profileCalls, ...profileLaterCalls },
  schemas: profileSchemas,
  errors: profileErrors,
};
