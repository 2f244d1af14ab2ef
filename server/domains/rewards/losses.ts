import { medalLevel, medalNames } from '../../../src/contract/rewards/values';
import type { LossesOf } from '../../core/http/context';
import { balanceOf } from './ledger';
import { amounts } from './medals/amounts';

/** Medals as their page counts them: one each, whatever its level. */
export const rewardLosses: LossesOf = async ({ db, clock }, userId) => {
  let medals = 0;
  for (const name of medalNames)
    if (medalLevel(name, (await amounts[name](db, clock, userId)).amount) > 0) medals += 1;
  return { ...(await balanceOf(db, userId)), medals };
};
