/** The study plan, situation, reports and shares. */
import { defineCalls } from '../define';
import { shapes } from '../generated/growth/calls';
import type { growthSchemas } from './schema';

/** None of these paths is shown. */
const ours = { service: 'report', access: 'session', served: false, assumed: true } as const;

export const growthCalls = defineCalls<typeof growthSchemas>(shapes)({
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
  getSituation: { ...ours, method: 'GET', path: '/report/learning/situation', served: true },
  getWeek: { ...ours, method: 'GET', path: '/report/learning/week', served: true },
  getSituationSchedule: { ...ours, method: 'GET', path: '/report/learning/schedule', served: true },
  listGrowthReports: { ...ours, method: 'GET', path: '/report/learning/list', served: true },
  listEvaluationReports: { ...ours, method: 'GET', path: '/report/evaluation/list', served: true },
  getReport: { ...ours, method: 'GET', path: '/report/learning/report', served: true },
  listEvaluationAnswers: { ...ours, method: 'GET', path: '/report/evaluation/answers', served: true },
  listExploreCourses: { ...ours, method: 'GET', path: '/report/evaluation/courses', served: true },
  createShare: { ...ours, served: true, method: 'POST', path: '/report/share/create', once: true },
  listShares: { ...ours, served: true, method: 'GET', path: '/report/share/list' },
  revokeShare: { ...ours, served: true, method: 'POST', path: '/report/share/revoke' },
  /** The share key grants access; no header, no login. */
  getShared: {
    ...ours,
    served: true,
    access: 'public',
    method: 'GET',
    path: '/report/share/view',
    once: true,
  },
});
