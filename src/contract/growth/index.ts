import { growthCalls } from './calls';
import { growthErrors } from './errors';
import { growthLaterCalls } from './later-calls';
import { growthRoutes } from './routes';
import { growthSchemas } from './schema';

export const growth = {
  routes: growthRoutes,
  calls: { ...growthCalls, ...growthLaterCalls },
  schemas: growthSchemas,
  errors: growthErrors,
};
