/** What mine does without: claims and gifts, what is left at the step-up, the log. */
import { defineCalls } from '../define';
import { shapes } from '../generated/hours/later-calls';
import type { hoursCalls } from './calls';
import type { hoursSchemas } from './schema';

export const hoursLaterCalls = defineCalls<Omit<typeof hoursSchemas, keyof typeof hoursCalls>>(shapes)({
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
  /** Also what the step-up asks as "remaining hours", with status 1. */
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
