import { rewardsCalls } from './calls';
import { rewardsErrors } from './errors';
import { rewardsRoutes } from './routes';
import { rewardsSchemas } from './schema';

export const rewards = {
  routes: rewardsRoutes,
  calls: rewardsCalls,
  schemas: rewardsSchemas,
  errors: rewardsErrors,
};
