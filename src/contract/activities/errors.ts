import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import type { activitiesCalls } from './calls';

export const activitiesErrors = {
  joinActivity: {
    [BACKEND_CODE.notFound]: 'there is no such activity for this child',
    [BACKEND_CODE.conflict]: 'not under way, or one takes part elsewhere',
  },
} as const satisfies DocumentedErrors<typeof activitiesCalls>;
