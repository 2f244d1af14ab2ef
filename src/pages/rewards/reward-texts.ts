/** Texts of rewards, shared by all screens. */
import type { Reward } from '@/contract/rewards/values';

export const stars = (number: number): string => `${number}颗星星`;
export const peaCoins = (number: number): string => `${number}豌豆币`;

/** 5 颗星星 + 10 豌豆币; '' for none. */
export function rewardText(reward: Reward): string {
  return [reward.stars && stars(reward.stars), reward.peaCoins && peaCoins(reward.peaCoins)]
    .filter(Boolean)
    .join(' + ');
}
