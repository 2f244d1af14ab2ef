/** The satisfaction survey (/nps). The path is not shown (assumed), in the style of isPushQuestionnaire. */
import { defineCalls } from '../define';
import type { surveySchemas } from './survey.schema';

export const surveyCalls = defineCalls<typeof surveySchemas>()({
  submitQuestionnaire: {
    method: 'POST',
    path: '/api/questionnaire/submit',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
});
