/** The activity center, newcomers and their free trial, the wonderful activity. */
import { defineCalls } from '../define';
import { shapes } from '../generated/activities/calls';
import type { activitiesSchemas } from './schema';

const common = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const activitiesCalls = defineCalls<typeof activitiesSchemas>(shapes)({
  /** With a total count. Running activities by their end, ascending; ended ones after them, descending. */
  listActivities: { method: 'GET', path: '/v1/ol-parent-activity/list', ...common },
  /** Idempotent. */
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
  /** Granted once; a repeated call returns the first response. */
  receiveNewcomerReward: {
    method: 'POST',
    path: '/v1/activity/newborn-entrance/receive',
    ...common,
    once: true,
  },
  /** Reports what the link is for without consuming it: opening a URL is not yet the parent's consent. */
  lookAtEntranceLink: {
    method: 'POST',
    path: '/v1/activity/newborn-entrance/link',
    ...common,
    access: 'optional',
  },
  /** Consumes the link; the response is that of a login. */
  enterByLink: {
    method: 'POST',
    path: '/v1/activity/newborn-entrance/enter',
    ...common,
    access: 'public',
    once: true,
  },
  getFreeTrial: { method: 'GET', path: '/v1/activity/free-trial/state', ...common },
  /** Granted once; a repeated call returns when it was claimed. */
  claimFreeTrial: { method: 'POST', path: '/v1/activity/free-trial/claim', ...common, once: true },
});
