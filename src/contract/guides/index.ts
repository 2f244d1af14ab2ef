import { guidesRoutes } from './routes';

export const guides = { routes: guidesRoutes, calls: {}, schemas: {}, errors: {} };
