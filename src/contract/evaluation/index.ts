import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { evaluationCalls } from './calls';
import { evaluationRoutes } from './routes';
import { evaluationSchemas } from './schema';
import { EVALUATION_CODE } from './values';

const nobody = { [EVALUATION_CODE.loginNeeded]: 'neither an evaluation token nor a session' } as const;
const missing = { ...nobody, [BACKEND_CODE.notFound]: 'there is no such sitting of this child' } as const;
const early = { ...missing, [EVALUATION_CODE.notOver]: 'it is not over yet' } as const;

const evaluationErrors = {
  loginEvaluation: {
    [BACKEND_CODE.cipherInvalid]: 'the cipher cannot be read',
    [BACKEND_CODE.codeWrong]: 'the code is wrong',
    [BACKEND_CODE.codeExpired]: 'the code is too old or was never sent',
    [BACKEND_CODE.codeAttemptsUsedUp]: 'too many wrong codes: a new one is needed',
  },
  getEvaluations: nobody,
  startEvaluation: {
    ...nobody,
    [BACKEND_CODE.notFound]: 'no such evaluation is offered for this age',
    [BACKEND_CODE.tooManyRequests]: 'too many of this child, or behind one address, in a day',
  },
  getEvaluationTurn: missing,
  answerEvaluation: {
    ...missing,
    [BACKEND_CODE.badInput]: 'an answer that does not fit the question',
    [BACKEND_CODE.conflict]: 'not the question that is asked now',
    [EVALUATION_CODE.over]: 'it is over',
  },
  finishEvaluation: missing,
  getEvaluationResult: early,
  getEvaluationAnalysis: early,
  getEvaluationAppraisal: early,
} as const satisfies DocumentedErrors<typeof evaluationCalls>;

export const evaluation = {
  routes: evaluationRoutes,
  calls: evaluationCalls,
  schemas: evaluationSchemas,
  errors: evaluationErrors,
};
