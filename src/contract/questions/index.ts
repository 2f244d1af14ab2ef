import { questionsCalls } from './calls';
import { questionsErrors } from './errors';
import { questionsSchemas } from './schema';

export const questions = {
  routes: {},
  calls: questionsCalls,
  schemas: questionsSchemas,
  errors: questionsErrors,
};
