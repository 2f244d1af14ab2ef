import { classesRoutes } from './routes';

export const classes = { routes: classesRoutes, calls: {}, schemas: {}, errors: {} };
