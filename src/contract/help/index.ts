import { helpCalls } from './calls';
import { helpErrors } from './errors';
import { helpRoutes } from './routes';
import { helpSchemas } from './schema';

export const help = {
  routes: helpRoutes,
  calls: helpCalls,
  schemas: helpSchemas,
  errors: helpErrors,
};
