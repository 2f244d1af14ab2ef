import { medalLevel, medalNames } from '../../../src/contract/rewards/values';
import type { LossesOf } from '../../core/http/context';
import { balanceOf } from './ledger';
import { amounts } from './medals/amounts';

/** Each level of a medal counts as a medal. */
export const rewardLosses: LossesOf = async ({ db, clock }, userId) => {
  let medals = 0;
  for (const name of medalNames) medals += medalLevel(name, (await amounts[name](db, clock, userId)).amount);
  return { ...(await balanceOf(db, userId)), medals };
};
