/** The study-situation card of the home page (part 1 section 7). The user token travels in authorization. */
import { defineCalls } from '../define';
import { BACKEND_CODE } from '../errors';
import type { reportSchemas } from './report.schema';

export const reportCalls = defineCalls<typeof reportSchemas>()({
  getLearningReportRecord: {
    method: 'POST',
    path: '/report/learning/getReportRecord',
    service: 'report',
    access: 'session',
    served: true,
    assumed: true,
  },
  updateReportReadStatus: {
    method: 'POST',
    path: '/report/learning/updateReadStatus',
    service: 'report',
    access: 'session',
    served: true,
    assumed: true,
    errors: { [BACKEND_CODE.notFound]: 'there is no such report' },
  },
});
