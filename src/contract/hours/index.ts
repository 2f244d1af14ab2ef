import { hoursCalls } from './calls';
import { hoursErrors } from './errors';
import { hoursRoutes } from './routes';
import { hoursSchemas } from './schema';

export const hours = {
  routes: hoursRoutes,
  calls: hoursCalls,
  schemas: hoursSchemas,
  errors: hoursErrors,
};
