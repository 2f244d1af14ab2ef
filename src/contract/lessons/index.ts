import { lessonsCalls } from './calls';
import { lessonsErrors } from './errors';
import { lessonsRoutes } from './routes';
import { lessonsSchemas } from './schema';

export const lessons = {
  routes: lessonsRoutes,
  calls: lessonsCalls,
  schemas: lessonsSchemas,
  errors: lessonsErrors,
};
