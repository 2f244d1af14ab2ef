/** Practice. Questions of homework, evaluations and forms are part of those calls. */
import { defineCalls } from '../define';
import { shapes } from '../generated/questions/calls';
import type { questionsSchemas } from './schema';

const entry = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const questionsCalls = defineCalls<typeof questionsSchemas>(shapes)({
  getPractice: { ...entry, method: 'GET', path: '/v1/question/practice' },
  answerPractice: { ...entry, method: 'POST', path: '/v1/question/practice/answer' },
});
