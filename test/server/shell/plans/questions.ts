/** Requests about practice for the walk through all calls. */
import { aPractice } from '../../../builders/questions';
import type { Backend } from '../../support/backend';
import type { InsideParent } from '../../support/people';

export const questionRequests = ({ services }: Backend, { userId }: InsideParent) => ({
  answerPractice: async () => {
    const { wrongQuestionId, questionIds } = await aPractice(services, userId);
    return { wrongQuestionId, questionId: questionIds[0], answer: { kind: 'single', choice: 'a' } };
  },
});
