/** Requests about homework and wrong-question practice for the walk through all calls. */
import { aHomework, handInIdOf, rightAnswers, type HomeworkDetails } from '../../../builders/homework';
import type { Backend } from '../../support/backend';
import type { InsideParent } from '../../support/people';
import { questionRequests } from './questions';

export function homeworkRequests(backend: Backend, parent: InsideParent) {
  const { services } = backend;
  const one = async (details?: HomeworkDetails) => ({
    homeworkId: await aHomework(services, parent, 'wandou', details),
  });
  const answered = async () => {
    const { homeworkId } = await one();
    return { homeworkId, answers: await rightAnswers(services, parent, homeworkId) };
  };
  return {
    ...questionRequests(backend, parent),
    saveHomeworkDraft: async () => ({
      ...(await answered()),
      ...{ round: 1, baseVersion: 0, overwrite: false, savedAt: 1, device: '电脑' },
    }),
    handInHomework: async () => ({ ...(await answered()), handInId: handInIdOf(1), round: 1 }),
    markHomeworkSeen: async () => ({ ...(await one({ state: 'corrected' })), round: 1 }),
  };
}
