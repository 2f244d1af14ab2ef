import { classesCalls } from './calls';
import { classesErrors } from './errors';
import { classesRoutes } from './routes';
import { classesSchemas } from './schema';

export const classes = {
  routes: classesRoutes,
  calls: classesCalls,
  schemas: classesSchemas,
  errors: classesErrors,
};
