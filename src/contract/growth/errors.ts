import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import type { growthCalls } from './calls';
import type { growthLaterCalls } from './later-calls';

export const growthErrors = {
  updateReportReadStatus: { [BACKEND_CODE.notFound]: 'there is no such report' },
  listEvaluationAnswers: { [BACKEND_CODE.notFound]: 'there is no such evaluation' },
  listExploreCourses: { [BACKEND_CODE.notFound]: 'there is no such evaluation' },
} as const satisfies DocumentedErrors<typeof growthCalls & typeof growthLaterCalls>;
