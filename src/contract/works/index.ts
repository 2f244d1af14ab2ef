import { worksCalls } from './calls';
import { worksRoutes } from './routes';
import { worksSchemas } from './schema';

export const works = { routes: worksRoutes, calls: worksCalls, schemas: worksSchemas, errors: {} };
