import { coursesCalls } from './calls';
import { coursesLaterCalls } from './later-calls';
import { coursesErrors } from './errors';
import { coursesRoutes } from './routes';
import { coursesSchemas } from './schema';

export const courses = {
  routes: coursesRoutes,
  calls: { ...coursesCalls, ...coursesLaterCalls },
  schemas: coursesSchemas,
  errors: coursesErrors,
};
