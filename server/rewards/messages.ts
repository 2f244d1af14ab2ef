/** Shown to parents as toasts. */
import { RewardKind } from '../../src/contract/rewards/values';

export const TOO_FEW: Readonly<Record<RewardKind, string>> = {
  [RewardKind.star]: '星星数量不足',
  [RewardKind.peaCoin]: '豌豆币数量不足',
};
