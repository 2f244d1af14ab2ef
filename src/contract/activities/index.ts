import { activitiesCalls } from './calls';
import { activitiesErrors } from './errors';
import { activitiesLaterCalls } from './later-calls';
import { activitiesRoutes } from './routes';
import { activitiesSchemas } from './schema';

export const activities = {
  routes: activitiesRoutes,
  calls: { ...activitiesCalls, ...activitiesLaterCalls },
  schemas: activitiesSchemas,
  errors: activitiesErrors,
};
