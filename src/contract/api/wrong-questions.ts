/** The wrong-question collection (/wrongWorkGroup). The paths are not shown (assumed). */
import { defineCalls } from '../define';
import type { wrongQuestionsSchemas } from './wrong-questions.schema';

const entry = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const wrongQuestionsCalls = defineCalls<typeof wrongQuestionsSchemas>()({
  getWrongQuestionGroups: { ...entry, method: 'GET', path: '/v1/wrong-question/groups' },
  getWrongQuestions: { ...entry, method: 'GET', path: '/v1/wrong-question/list' },
  masterWrongQuestion: { ...entry, method: 'POST', path: '/v1/wrong-question/master' },
});
