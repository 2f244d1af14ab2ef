import { lessonsCalls } from './calls';
import { lessonsLaterCalls } from './later-calls';
import { lessonsErrors } from './errors';
import { lessonsRoutes } from './routes';
import { lessonsSchemas } from './schema';

export const lessons = {
  routes: lessonsRoutes,
  calls: { ...lessonsCalls, ...lessonsLaterCalls },
  schemas: lessonsSchemas,
  errors: lessonsErrors,
};
