/** Gifts, check-in, tasks and the other activities of the home page (part 1 section 7). */
import { defineCalls } from '../define';
import { BACKEND_CODE } from '../errors';
import type { activitySchemas } from './activity.schema';

export const activityCalls = defineCalls<typeof activitySchemas>()({
  initTask: {
    method: 'GET',
    path: '/v1/index/initTask',
    service: 'product',
    access: 'session',
    served: true,
  },
  /** Success: today's check-in is still to be done, and the popup leads to it. The refusal's code is assumed. */
  isSignIn: {
    method: 'POST',
    path: '/v1/ol-parent-sign-in-detail/isSignIn',
    service: 'product',
    access: 'session',
    served: true,
    errors: { [BACKEND_CODE.conflict]: 'checked in today already, or no check-in for this child' },
  },
  /** The check-in itself. A second one on a day changes nothing. Rewards: contract/check-in.ts. */
  signIn: {
    method: 'POST',
    path: '/v1/ol-parent-sign-in-detail/signIn',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    errors: { [BACKEND_CODE.conflict]: 'no check-in for this child' },
  },
  checkTag: {
    method: 'GET',
    path: '/user/student/checkTag',
    service: 'studentTag',
    access: 'session',
    served: true,
  },
  listUnclaimedAward: {
    method: 'GET',
    path: '/v1/ol-parent-package-give-rule/listUnclaimedAward',
    service: 'product',
    access: 'session',
    served: true,
  },
  receiveAward: {
    method: 'POST',
    path: '/v1/ol-parent-package-give-rule/receive',
    service: 'product',
    access: 'session',
    served: true,
    errors: {
      [BACKEND_CODE.notFound]: 'there is no such package',
      [BACKEND_CODE.conflict]: 'the time for claiming is over',
    },
  },
  checkWonderfulMoment: {
    method: 'POST',
    path: '/v1/wonderful/moment/check/user/rule',
    service: 'product',
    access: 'session',
    served: true,
  },
  getNewbornEntranceDetail: {
    method: 'GET',
    path: '/v1/activity/newborn-entrance/getEntranceDetail',
    service: 'product',
    access: 'session',
    served: true,
  },
  isPushQuestionnaire: {
    method: 'GET',
    path: '/api/questionnaire/isPushQuestionnaire',
    service: 'product',
    access: 'session',
    served: true,
  },
});
