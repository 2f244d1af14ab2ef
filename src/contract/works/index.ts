import { worksCalls } from './calls';
import { worksErrors } from './errors';
import { worksRoutes } from './routes';
import { worksSchemas } from './schema';

export const works = { routes: worksRoutes, calls: worksCalls, schemas: worksSchemas, errors: worksErrors };
