import { homeCalls } from './calls';
import { homeRoutes } from './routes';
import { homeSchemas } from './schema';

export const home = {
  routes: homeRoutes,
  calls: homeCalls,
  schemas: homeSchemas,
  errors: {},
};
