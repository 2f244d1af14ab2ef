/** What no first screen asks: the way of a newcomer, the link that lets one in, the free trial. */
import { defineCalls } from '../define';
import { shapes } from '../generated/activities/later-calls';
import type { newcomerSchemas } from './newcomers.schema';

const common = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const activitiesLaterCalls = defineCalls<typeof newcomerSchemas>(shapes)({
  getNewcomerPath: { method: 'GET', path: '/v1/activity/newborn-entrance/path', ...common },
  /** Once; a second time answers as the first did. */
  receiveNewcomerReward: {
    method: 'POST',
    path: '/v1/activity/newborn-entrance/receive',
    ...common,
    once: true,
  },
  /** Says what the link is good for, and uses nothing up: whoever opens an address has decided nothing yet. */
  lookAtEntranceLink: {
    method: 'POST',
    path: '/v1/activity/newborn-entrance/link',
    ...common,
    access: 'optional',
  },
  /** Uses the link up. Answers as a login does. */
  enterByLink: {
    method: 'POST',
    path: '/v1/activity/newborn-entrance/enter',
    ...common,
    access: 'public',
    once: true,
  },
  getFreeTrial: { method: 'GET', path: '/v1/activity/free-trial/state', ...common },
  /** Once; a second time tells when it was. */
  claimFreeTrial: { method: 'POST', path: '/v1/activity/free-trial/claim', ...common, once: true },
});
