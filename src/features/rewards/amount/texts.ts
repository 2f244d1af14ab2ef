import type { RewardKind } from '@/contract/rewards/values';

/** After the figure; read aloud, not seen. */
export const unitTexts: Readonly<Record<RewardKind, string>> = {
  star: '颗星星',
  peaCoin: '豌豆币',
};
