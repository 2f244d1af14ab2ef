/** Requests of a newcomer for the walk through all calls. */
import { issueEntranceLink } from '../../../../server/domains/activities/newcomers/links';
import { aParent } from '../../../builders/parent';
import type { Backend } from '../../support/backend';
import { buildParent, setScenario, type InsideParent } from '../../support/people';

export function newcomerRequests(backend: Backend, parent: InsideParent) {
  const link = async () => ({ code: await issueEntranceLink(backend.services, parent.accountId) });
  return {
    lookAtEntranceLink: link,
    enterByLink: link,
    receiveNewcomerReward: async () => {
      await setScenario(backend, parent, { freshman: 3 });
      return {};
    },
  };
}

/** A new parent: official students have no trial to claim. */
export async function claimTrial(backend: Backend): Promise<void> {
  const { visitor } = await buildParent(backend, aParent());
  await visitor.ask('claimFreeTrial');
}
