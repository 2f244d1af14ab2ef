import { peaCoins, rewardText, stars } from '../reward-texts';
import type { Reward } from '@/contract/rewards/values';

export const finishTexts = {
  title: '领取成功',
  gave: (title: string): string => `「${title}」的奖励已到账`,
  reward: (reward: Reward): string => `+ ${rewardText(reward)}`,
  balance: (balance: Reward): string => `现在共有 ${stars(balance.stars)}、${peaCoins(balance.peaCoins)}`,
  more: '继续做任务',
  exchange: '去看看我的兑换',
  missing: '没有找到这个任务的奖励',
} as const;
