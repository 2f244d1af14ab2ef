import { hoursCalls } from './calls';
import { hoursErrors } from './errors';
import { hoursLaterCalls } from './later-calls';
import { hoursRoutes } from './routes';
import { hoursSchemas } from './schema';

export const hours = {
  routes: hoursRoutes,
  calls: { ...hoursCalls, ...hoursLaterCalls },
  schemas: hoursSchemas,
  errors: hoursErrors,
};
