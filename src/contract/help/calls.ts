/** Help, feedback, tutor, consult, the satisfaction survey. */
import { defineCalls } from '../define';
import { shapes } from '../generated/help/calls';
import type { helpSchemas } from './schema';

const entry = { service: 'product', access: 'session', served: true, assumed: true } as const;
const survey = { service: 'product', access: 'optional', served: true, assumed: true } as const;

export const helpCalls = defineCalls<typeof helpSchemas>(shapes)({
  isPushQuestionnaire: {
    method: 'GET',
    path: '/api/questionnaire/isPushQuestionnaire',
    service: 'product',
    access: 'session',
    served: true,
  },
  submitFeedback: {
    method: 'POST',
    path: '/v1/feedback/submit',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    once: true,
  },
  getHelpCategories: { ...entry, method: 'GET', path: '/v1/help/categories' },
  getHelpList: { ...entry, method: 'GET', path: '/v1/help/list' },
  getHelpDetail: { ...entry, method: 'GET', path: '/v1/help/detail' },
  voteHelp: { ...entry, method: 'POST', path: '/v1/help/vote' },
  submitQuestionnaire: {
    method: 'POST',
    path: '/api/questionnaire/submit',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    once: true,
  },
  getTutor: {
    method: 'GET',
    path: '/v1/tutor/detail',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  getSurvey: { ...survey, method: 'GET', path: '/v1/survey/detail' },
  submitSurvey: { ...survey, method: 'POST', path: '/v1/survey/submit' },
});
