import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import type { growthCalls } from './calls';

export const growthErrors = {
  updateReportReadStatus: { [BACKEND_CODE.notFound]: 'there is no such report' },
} as const satisfies DocumentedErrors<typeof growthCalls>;
