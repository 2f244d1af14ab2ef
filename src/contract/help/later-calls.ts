/** Surveys of the server's description: no first screen asks for them. */
import { defineCalls } from '../define';
import { shapes } from '../generated/help/later-calls';
import type { surveySchemas } from './survey.schema';

const entry = { service: 'product', access: 'optional', served: true, assumed: true } as const;

export const helpLaterCalls = defineCalls<typeof surveySchemas>(shapes)({
  getSurvey: { ...entry, method: 'GET', path: '/v1/survey/detail' },
  submitSurvey: { ...entry, method: 'POST', path: '/v1/survey/submit' },
});
