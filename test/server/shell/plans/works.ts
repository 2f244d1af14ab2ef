/** Works for the walk through all calls, each in the state required by its call. */
import type { WorkState } from '../../../../src/contract/works/values';
import { anOfficialParent } from '../../../builders/parent';
import { aDraft, aWork, submissionOf } from '../../../builders/works';
import type { Backend } from '../../support/backend';
import { buildParent, type InsideParent } from '../../support/people';

export function worksRequests(backend: Backend, parent: InsideParent) {
  const { services } = backend;
  const { userId, visitor } = parent;
  const one = async (state: WorkState) => ({ id: await aWork(services, parent, state) });
  const comment = async () => ({
    ...(await one('shown')),
    ...{ submissionId: submissionOf(userId), text: '讲得真清楚' },
  });
  return {
    addWorkComment: comment,
    collectWork: async () => ({ ...(await one('shown')), isCollected: true }),
    likeWork: async () => ({ ...(await one('shown')), isLiked: true }),
    removeWorkComment: async () => {
      const { data } = await visitor.ask('addWorkComment', {
        ...(await comment()),
        submissionId: submissionOf(userId + 1_000_000),
      });
      return { commentId: Number(data.id) };
    },
    reportWork: async () => {
      const other = await buildParent(backend, anOfficialParent());
      return { id: await aWork(services, other, 'shown'), reason: 1, words: '' };
    },
    saveWork: () => aDraft(services, parent),
    submitWork: async () => ({ ...(await one('draft')), hasConsented: true }),
    takeBackWork: () => one('shown'),
  };
}
