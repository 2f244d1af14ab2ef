/** Class hours, their log, claims and gifts. */
import { defineCalls } from '../define';
import type { hoursSchemas } from './schema';

export const hoursCalls = defineCalls<Omit<typeof hoursSchemas, 'listHourRecords'>>()({
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
  },
  getLeaveSummary: {
    method: 'POST',
    path: '/api/unification-assets/special/multiBrand/summary/list',
    service: 'unificationAssets',
    access: 'session',
    served: true,
  },
  /** Also what the step-up asks as "remaining hours", with status 1. */
  queryGeneralUserHourGroup: {
    method: 'POST',
    path: '/assets/v2/userHour/general/queryUserHourGroup',
    service: 'assets',
    access: 'session',
    served: true,
  },
  queryUserHourGroup: {
    method: 'POST',
    path: '/v1/personalCenter/queryUserHourGroup',
    service: 'product',
    access: 'session',
    served: true,
  },
  getHourCateByBrandCode: {
    method: 'POST',
    path: '/v1/personalCenter/getHourCateByBrandCode',
    service: 'product',
    access: 'session',
    served: true,
  },
});
