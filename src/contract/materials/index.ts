import { materialsCalls } from './calls';
import { materialsErrors } from './errors';
import { materialsLaterCalls } from './later-calls';
import { materialsRoutes } from './routes';
import { materialsSchemas } from './schema';

export const materials = {
  routes: materialsRoutes,
  calls: { ...materialsCalls, ...materialsLaterCalls },
  schemas: materialsSchemas,
  errors: materialsErrors,
};
