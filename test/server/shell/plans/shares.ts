/** Requests about shares for the walk through all calls. */
import { ShareOf } from '../../../../src/contract/growth/values';
import type { Visitor } from '../../support/visitor';

/** Shares of the plan, which every child has. */
export function shareRequests(visitor: Visitor) {
  const made = async () => (await visitor.ask('createShare', { of: ShareOf.plan })).data;
  return {
    createShare: { of: ShareOf.situation },
    getBeacoinByShareWechat: async () => ({ id: String((await made()).id) }),
    getShared: async () => ({ shareKey: String((await made()).shareKey) }),
    revokeShare: async () => ({ id: Number((await made()).id) }),
  };
}
