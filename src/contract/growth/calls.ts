/** The study plan, and what home asks of reports; the rest is in later-calls.ts. */
import { defineCalls } from '../define';
import { shapes } from '../generated/growth/calls';
import type { growthSchemas } from './schema';

export const growthCalls = defineCalls<
  Pick<typeof growthSchemas, 'getStudyPlan' | 'getLearningReportRecord' | 'updateReportReadStatus'>
>(shapes)({
  getStudyPlan: {
    method: 'GET',
    path: '/v1/study/getStudyPlan',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  getLearningReportRecord: {
    method: 'POST',
    path: '/report/learning/getReportRecord',
    service: 'report',
    access: 'session',
    served: true,
    assumed: true,
    reads: true,
  },
  updateReportReadStatus: {
    method: 'POST',
    path: '/report/learning/updateReadStatus',
    service: 'report',
    access: 'session',
    served: true,
    assumed: true,
  },
});
