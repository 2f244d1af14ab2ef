import { coursesCalls } from './calls';
import { coursesErrors } from './errors';
import { coursesRoutes } from './routes';
import { coursesSchemas } from './schema';

export const courses = {
  routes: coursesRoutes,
  calls: coursesCalls,
  schemas: coursesSchemas,
  errors: coursesErrors,
};
