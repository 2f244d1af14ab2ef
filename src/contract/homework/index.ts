import { homeworkCalls } from './calls';
import { homeworkErrors } from './errors';
import { homeworkLaterCalls } from './later-calls';
import { homeworkRoutes } from './routes';
import { homeworkSchemas } from './schema';

export const homework = {
  routes: homeworkRoutes,
  calls: { ...homeworkCalls, ...homeworkLaterCalls },
  schemas: homeworkSchemas,
  errors: homeworkErrors,
};
