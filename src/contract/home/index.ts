import { homeCalls } from './calls';
import { homeLaterCalls } from './later-calls';
import { homeRoutes } from './routes';
import { homeSchemas } from './schema';

export const home = {
  routes: homeRoutes,
  calls: { ...homeCalls, ...homeLaterCalls },
  schemas: homeSchemas,
  errors: {},
};
