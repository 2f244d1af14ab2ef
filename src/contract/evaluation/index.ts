import { evaluationCalls } from './calls';
import { evaluationErrors } from './errors';
import { evaluationRoutes } from './routes';
import { evaluationSchemas } from './schema';

export const evaluation = {
  routes: evaluationRoutes,
  calls: evaluationCalls,
  schemas: evaluationSchemas,
  errors: evaluationErrors,
};
