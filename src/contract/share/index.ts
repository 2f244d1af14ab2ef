import { shareCalls } from './calls';
import { shareRoutes } from './routes';
import { shareSchemas } from './schema';

export const share = { routes: shareRoutes, calls: shareCalls, schemas: shareSchemas, errors: {} };
