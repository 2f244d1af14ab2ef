import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { rewardsCalls } from './calls';
import { rewardsRoutes } from './routes';
import { rewardsSchemas } from './schema';

const rewardsErrors = {
  isSignIn: { [BACKEND_CODE.conflict]: 'checked in today already, or no check-in for this child' },
  signIn: { [BACKEND_CODE.conflict]: 'no check-in for this child' },
  getCheckInMonth: { [BACKEND_CODE.badInput]: 'a month to come, or one before the account began' },
  claimTask: {
    [BACKEND_CODE.notFound]: 'there is no such task for this child',
    [BACKEND_CODE.conflict]: 'not done yet, or its time is over',
  },
  getTaskClaim: { [BACKEND_CODE.notFound]: 'this child claimed nothing under this id' },
} as const satisfies DocumentedErrors<typeof rewardsCalls>;

export const rewards = {
  routes: rewardsRoutes,
  calls: rewardsCalls,
  schemas: rewardsSchemas,
  errors: rewardsErrors,
};
