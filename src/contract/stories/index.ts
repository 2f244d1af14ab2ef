import { storiesRoutes } from './routes';

export const stories = { routes: storiesRoutes, calls: {}, schemas: {}, errors: {} };
