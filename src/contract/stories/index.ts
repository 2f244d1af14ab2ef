import { storiesCalls } from './calls';
import { storiesErrors } from './errors';
import { storiesRoutes } from './routes';
import { storiesSchemas } from './schema';

export const stories = {
  routes: storiesRoutes,
  calls: storiesCalls,
  schemas: storiesSchemas,
  errors: storiesErrors,
};
