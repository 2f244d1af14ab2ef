import { activitiesCalls } from './calls';
import { activitiesErrors } from './errors';
import { activitiesRoutes } from './routes';
import { activitiesSchemas } from './schema';

export const activities = {
  routes: activitiesRoutes,
  calls: activitiesCalls,
  schemas: activitiesSchemas,
  errors: activitiesErrors,
};
