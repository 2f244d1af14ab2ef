import { guidesCalls } from './calls';
import { guidesRoutes } from './routes';
import { guidesSchemas } from './schema';

export const guides = { routes: guidesRoutes, calls: guidesCalls, schemas: guidesSchemas, errors: {} };
