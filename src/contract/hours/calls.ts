/** Class hours: balance, claims and gifts, the log. */
import { defineCalls } from '../define';
import { shapes } from '../generated/hours/calls';
import type { hoursSchemas } from './schema';

export const hoursCalls = defineCalls<typeof hoursSchemas>(shapes)({
  getLeaveSummary: {
    method: 'POST',
    path: '/api/unification-assets/special/multiBrand/summary/list',
    service: 'unificationAssets',
    access: 'session',
    served: true,
    reads: true,
  },
  queryUserHourGroup: {
    method: 'POST',
    path: '/v1/personalCenter/queryUserHourGroup',
    service: 'product',
    access: 'session',
    served: true,
    reads: true,
  },
  /** Of several brands. */
  queryUserHourGroups: {
    method: 'POST',
    path: '/v1/personalCenter/queryUserHourGroups',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    inPlaceOf: 'queryUserHourGroup',
    reads: true,
  },
  getHourCateByBrandCode: {
    method: 'POST',
    path: '/v1/personalCenter/getHourCateByBrandCode',
    service: 'product',
    access: 'session',
    served: true,
    reads: true,
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
    sendsToken: true,
    once: true,
  },
  /** Also used by the step-up for "remaining hours", with status 1. */
  queryGeneralUserHourGroup: {
    method: 'POST',
    path: '/assets/v2/userHour/general/queryUserHourGroup',
    service: 'assets',
    access: 'session',
    served: true,
    reads: true,
  },
  listHourRecords: {
    method: 'POST',
    path: '/v1/personalCenter/queryUserHourRecord',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    reads: true,
  },
});
