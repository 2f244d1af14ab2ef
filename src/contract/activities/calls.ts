/** The activity center, newcomers and their free trial, the wonderful activity. */
import { defineCalls } from '../define';
import { shapes } from '../generated/activities/calls';
import type { activitiesSchemas } from './schema';

const common = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const activitiesCalls = defineCalls<typeof activitiesSchemas>(shapes)({
  /** Counted. What ends first comes first; of those that ended, what ended last. */
  listActivities: { method: 'GET', path: '/v1/ol-parent-activity/list', ...common },
  /** Taking part again changes nothing. */
  joinActivity: {
    method: 'POST',
    path: '/v1/ol-parent-activity/join',
    ...common,
  },
  checkTag: {
    method: 'GET',
    path: '/user/student/checkTag',
    service: 'studentTag',
    access: 'session',
    served: true,
    unused: 'the specification gives no use',
  },
  checkWonderfulMoment: {
    method: 'POST',
    path: '/v1/wonderful/moment/check/user/rule',
    service: 'product',
    access: 'session',
    served: true,
    reads: true,
  },
  getNewbornEntranceDetail: {
    method: 'GET',
    path: '/v1/activity/newborn-entrance/getEntranceDetail',
    service: 'product',
    access: 'session',
    served: true,
  },
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
