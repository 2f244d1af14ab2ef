/** Situation, reports and shares: what no first screen asks, so that no first load carries it. */
import { defineCalls } from '../define';
import { shapes } from '../generated/growth/later-calls';
import type { growthCalls } from './calls';
import type { growthSchemas } from './schema';

/** No path of these is shown. */
const ours = { service: 'report', access: 'session', served: false, assumed: true } as const;

export const growthLaterCalls = defineCalls<Omit<typeof growthSchemas, keyof typeof growthCalls>>(shapes)({
  getSituation: { ...ours, method: 'GET', path: '/report/learning/situation', served: true },
  getSituationSchedule: { ...ours, method: 'GET', path: '/report/learning/schedule', served: true },
  listGrowthReports: { ...ours, method: 'GET', path: '/report/learning/list', served: true },
  listEvaluationReports: { ...ours, method: 'GET', path: '/report/evaluation/list', served: true },
  getReport: { ...ours, method: 'GET', path: '/report/learning/report', served: true },
  listEvaluationAnswers: { ...ours, method: 'GET', path: '/report/evaluation/answers', served: true },
  listExploreCourses: { ...ours, method: 'GET', path: '/report/evaluation/courses', served: true },
  createShare: { ...ours, served: true, method: 'POST', path: '/report/share/create', once: true },
  listShares: { ...ours, served: true, method: 'GET', path: '/report/share/list' },
  revokeShare: { ...ours, served: true, method: 'POST', path: '/report/share/revoke' },
  /** Whoever has the key: it is in no header and needs no login. */
  getShared: {
    ...ours,
    served: true,
    access: 'public',
    method: 'GET',
    path: '/report/share/view',
    once: true,
  },
});
