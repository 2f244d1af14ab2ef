import { materialsCalls } from './calls';
import { materialsErrors } from './errors';
import { materialsRoutes } from './routes';
import { materialsSchemas } from './schema';

export const materials = {
  routes: materialsRoutes,
  calls: materialsCalls,
  schemas: materialsSchemas,
  errors: materialsErrors,
};
