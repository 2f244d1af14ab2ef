import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { deliveriesCalls } from './calls';
import { deliveriesRoutes } from './routes';
import { deliveriesSchemas } from './schema';

const unknown = { [BACKEND_CODE.notFound]: 'this parent has no such delivery' };

const deliveriesErrors = {
  listParcels: unknown,
  getParcel: unknown,
} as const satisfies DocumentedErrors<typeof deliveriesCalls>;

export const deliveries = {
  routes: deliveriesRoutes,
  calls: deliveriesCalls,
  schemas: deliveriesSchemas,
  errors: deliveriesErrors,
};
