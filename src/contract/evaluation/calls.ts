/** Evaluations without an app login. Each call accepts the evaluation's own token or a session's. All assumed. */
import { defineCalls } from '../define';
import { shapes } from '../generated/evaluation/calls';
import type { evaluationSchemas } from './schema';

const entry = { service: 'product', access: 'optional', served: true, assumed: true } as const;

export const evaluationCalls = defineCalls<typeof evaluationSchemas>(shapes)({
  listEvaluations: { ...entry, method: 'GET', path: '/v1/evaluation/list', access: 'public' },
  loginEvaluation: { ...entry, method: 'POST', path: '/v1/evaluation/login', access: 'public', once: true },
  getEvaluations: { ...entry, method: 'GET', path: '/v1/evaluation/mine' },
  startEvaluation: { ...entry, method: 'POST', path: '/v1/evaluation/start' },
  getEvaluationTurn: { ...entry, method: 'GET', path: '/v1/evaluation/turn' },
  answerEvaluation: { ...entry, method: 'POST', path: '/v1/evaluation/answer' },
  finishEvaluation: { ...entry, method: 'POST', path: '/v1/evaluation/finish' },
  getEvaluationResult: { ...entry, method: 'GET', path: '/v1/evaluation/result' },
  getEvaluationAnalysis: { ...entry, method: 'GET', path: '/v1/evaluation/analysis' },
  getEvaluationAppraisal: { ...entry, method: 'GET', path: '/v1/evaluation/appraisal' },
});
