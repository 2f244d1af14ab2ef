import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { growthCalls } from './calls';
import { growthRoutes } from './routes';
import { growthSchemas } from './schema';
import { GROWTH_CODE } from './values';

const growthErrors = {
  updateReportReadStatus: { [BACKEND_CODE.notFound]: 'there is no such report' },
  listEvaluationAnswers: { [BACKEND_CODE.notFound]: 'there is no such evaluation' },
  listExploreCourses: { [BACKEND_CODE.notFound]: 'there is no such evaluation' },
  createShare: {
    [BACKEND_CODE.notFound]: 'there is no such report',
    [BACKEND_CODE.conflict]: 'as many are shared as may be at once',
  },
  revokeShare: { [BACKEND_CODE.notFound]: 'there is no such share' },
  getShared: {
    [BACKEND_CODE.notFound]: 'there is no such share',
    [GROWTH_CODE.shareEnded]: 'its days are over',
    [GROWTH_CODE.shareRevoked]: 'its parent took it back',
  },
} as const satisfies DocumentedErrors<typeof growthCalls>;

export const growth = {
  routes: growthRoutes,
  calls: growthCalls,
  schemas: growthSchemas,
  errors: growthErrors,
};
