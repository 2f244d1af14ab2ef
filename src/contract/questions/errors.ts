import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import type { questionsCalls } from './calls';

export const questionsErrors = {
  getPractice: { [BACKEND_CODE.notFound]: 'no such wrong question of this child' },
  answerPractice: { [BACKEND_CODE.notFound]: 'no such wrong question of this child, or no such question' },
} as const satisfies DocumentedErrors<typeof questionsCalls>;
