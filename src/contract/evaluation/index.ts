import { evaluationRoutes } from './routes';

export const evaluation = { routes: evaluationRoutes, calls: {}, schemas: {}, errors: {} };
