/** What a child collects: stars and pea coins, and what they come from. Reasons and rules are not shown (assumed). */
import type { ValueOf } from './enums';

export const RewardKind = { star: 'star', peaCoin: 'peaCoin' } as const;
export type RewardKind = ValueOf<typeof RewardKind>;

/** Why a balance changed. */
export const RewardReason = {
  /** What the child had before the ledger began. */
  opening: 'opening',
  checkIn: 'checkIn',
  task: 'task',
  exchange: 'exchange',
  /** An exchange that was called off. */
  exchangeBack: 'exchangeBack',
} as const;
export type RewardReason = ValueOf<typeof RewardReason>;

/** An amount of both; 0 where there is none. */
export interface Reward {
  readonly stars: number;
  readonly peaCoins: number;
}
