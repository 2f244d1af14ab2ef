import { helpCalls } from './calls';
import { helpErrors } from './errors';
import { helpLaterCalls } from './later-calls';
import { helpRoutes } from './routes';
import { helpSchemas } from './schema';

export const help = {
  routes: helpRoutes,
  calls: { ...helpCalls, ...helpLaterCalls },
  schemas: helpSchemas,
  errors: helpErrors,
};
