import { straightRoutes } from './routes';

export const straight = { routes: straightRoutes, calls: {}, schemas: {}, errors: {} };
