/** Gifts, check-in, tasks and the other activities of the home page (part 1 section 7). */
import { defineCalls } from '../define';
import type { activitySchemas } from './activity.schema';

export const activityCalls = defineCalls<typeof activitySchemas>()({
  initTask: {
    method: 'GET',
    path: '/v1/index/initTask',
    service: 'product',
    access: 'session',
    served: false,
  },
  isSignIn: {
    method: 'POST',
    path: '/v1/ol-parent-sign-in-detail/isSignIn',
    service: 'product',
    access: 'session',
    served: false,
  },
  checkTag: {
    method: 'GET',
    path: '/user/student/checkTag',
    service: 'studentTag',
    access: 'session',
    served: false,
  },
  listUnclaimedAward: {
    method: 'GET',
    path: '/v1/ol-parent-package-give-rule/listUnclaimedAward',
    service: 'product',
    access: 'session',
    served: false,
  },
  receiveAward: {
    method: 'POST',
    path: '/v1/ol-parent-package-give-rule/receive',
    service: 'product',
    access: 'session',
    served: false,
  },
  checkWonderfulMoment: {
    method: 'POST',
    path: '/v1/wonderful/moment/check/user/rule',
    service: 'product',
    access: 'session',
    served: false,
  },
  getNewbornEntranceDetail: {
    method: 'GET',
    path: '/v1/activity/newborn-entrance/getEntranceDetail',
    service: 'product',
    access: 'session',
    served: false,
  },
  isPushQuestionnaire: {
    method: 'GET',
    path: '/api/questionnaire/isPushQuestionnaire',
    service: 'product',
    access: 'session',
    served: false,
  },
});
