/** The log of a child's hours, and its leave. The paths are not shown (assumed). */
import { defineCalls } from '../define';
import type { hourRecordsSchemas } from './hour-records.schema';

const ours = {
  method: 'POST',
  service: 'product',
  access: 'session',
  served: true,
  assumed: true,
} as const;

export const hourRecordsCalls = defineCalls<typeof hourRecordsSchemas>()({
  listHourRecords: { ...ours, path: '/v1/personalCenter/queryUserHourRecord' },
  listLeaveRecords: { ...ours, path: '/v1/leave/record/list' },
  listLeaveLessons: { ...ours, path: '/v1/leave/lesson/list' },
  /** A second time for one lesson changes nothing. */
  askForLeave: {
    ...ours,
    path: '/v1/leave/apply',
  },
  /** A second time changes nothing. */
  withdrawLeave: {
    ...ours,
    path: '/v1/leave/withdraw',
  },
});
