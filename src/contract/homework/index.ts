import { homeworkCalls } from './calls';
import { homeworkErrors } from './errors';
import { homeworkRoutes } from './routes';
import { homeworkSchemas } from './schema';

export const homework = {
  routes: homeworkRoutes,
  calls: homeworkCalls,
  schemas: homeworkSchemas,
  errors: homeworkErrors,
};
