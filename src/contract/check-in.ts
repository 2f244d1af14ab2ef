/** The daily check-in's rewards. What a day gives is not shown (assumed): the server gives it, the screens tell it beforehand. */
import type { Reward } from './rewards';

/** Every day. */
export const CHECK_IN_DAILY: Reward = { stars: 1, peaCoins: 0 };

interface Milestone {
  /** Days of one month that were checked in. A shorter month ends with its last day. */
  readonly days: number;
  readonly reward: Reward;
}

/** On top of the day's own, on the day that makes so many of the month. */
export const CHECK_IN_MILESTONES: readonly Milestone[] = [
  { days: 7, reward: { stars: 3, peaCoins: 5 } },
  { days: 14, reward: { stars: 5, peaCoins: 10 } },
  { days: 30, reward: { stars: 10, peaCoins: 30 } },
];

/** Of a month of `monthDays` days: in February the last one comes with its 28th or 29th. */
export const milestonesOf = (monthDays: number): readonly Milestone[] =>
  CHECK_IN_MILESTONES.map(({ days, reward }) => ({ days: Math.min(days, monthDays), reward }));

/** What the day gives that is the `dayNum`th of its month. */
export function checkInReward(dayNum: number, monthDays: number): Reward {
  const extra = milestonesOf(monthDays).find(({ days }) => days === dayNum)?.reward;
  return {
    stars: CHECK_IN_DAILY.stars + (extra?.stars ?? 0),
    peaCoins: CHECK_IN_DAILY.peaCoins + (extra?.peaCoins ?? 0),
  };
}
