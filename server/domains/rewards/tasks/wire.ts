/** Task claims in the contract's format. */
import type { taskClaims } from './tables';
import type { TaskClaim } from '../../../../src/contract/rewards/schema';
import { formatDateTime } from '../../../core/time';

export type Claim = typeof taskClaims.$inferSelect;

export const toClaim = ({ id, taskId, period, title, stars, peaCoins, claimedAt }: Claim): TaskClaim => ({
  id,
  taskId,
  period,
  title,
  reward: { stars, peaCoins },
  claimedAt: formatDateTime(claimedAt),
});
