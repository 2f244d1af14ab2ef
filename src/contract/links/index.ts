import { linksCalls } from './calls';
import { linksErrors } from './errors';
import { linksRoutes } from './routes';
import { linksSchemas } from './schema';

export const links = {
  routes: linksRoutes,
  calls: linksCalls,
  schemas: linksSchemas,
  errors: linksErrors,
};
