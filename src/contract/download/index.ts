import { downloadCalls } from './calls';
import { downloadRoutes } from './routes';
import { downloadSchemas } from './schema';

export const download = {
  routes: downloadRoutes,
  calls: downloadCalls,
  schemas: downloadSchemas,
  errors: {},
};
