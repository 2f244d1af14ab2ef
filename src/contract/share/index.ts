import { shareCalls } from './calls';
import { shareErrors } from './errors';
import { shareRoutes } from './routes';
import { shareSchemas } from './schema';

export const share = {
  routes: shareRoutes,
  calls: shareCalls,
  schemas: shareSchemas,
  errors: shareErrors,
};
