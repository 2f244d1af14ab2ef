import { shareCalls } from './calls';
import { shareErrors } from './errors';
import { shareLaterCalls } from './later-calls';
import { shareRoutes } from './routes';
import { shareSchemas } from './schema';

export const share = {
  routes: shareRoutes,
  calls: { ...shareCalls, ...shareLaterCalls },
  schemas: shareSchemas,
  errors: shareErrors,
};
