import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { activitiesCalls } from './calls';
import { activitiesRoutes } from './routes';
import { activitiesSchemas } from './schema';

const activitiesErrors = {
  joinActivity: {
    [BACKEND_CODE.notFound]: 'there is no such activity for this child',
    [BACKEND_CODE.conflict]: 'not under way, or one takes part elsewhere',
  },
  receiveNewcomerReward: { [BACKEND_CODE.conflict]: 'no new student, or not everything is done' },
  lookAtEntranceLink: { [BACKEND_CODE.tooManyRequests]: 'too many wrong links from this address' },
  enterByLink: {
    [BACKEND_CODE.temporaryTokenInvalid]: 'there is no such link, it was used, or its day is over',
    [BACKEND_CODE.tooManyRequests]: 'too many wrong links from this address',
  },
  claimFreeTrial: { [BACKEND_CODE.conflict]: 'an official student, or one who has auditioned' },
} as const satisfies DocumentedErrors<typeof activitiesCalls>;

export const activities = {
  routes: activitiesRoutes,
  calls: activitiesCalls,
  schemas: activitiesSchemas,
  errors: activitiesErrors,
};
