import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { questionsCalls } from './calls';
import { questionsSchemas } from './schema';

const questionsErrors = {
  getPractice: { [BACKEND_CODE.notFound]: 'no such wrong question of this child' },
  answerPractice: { [BACKEND_CODE.notFound]: 'no such wrong question of this child, or no such question' },
} as const satisfies DocumentedErrors<typeof questionsCalls>;

export const questions = {
  routes: {},
  calls: questionsCalls,
  schemas: questionsSchemas,
  errors: questionsErrors,
};
