/** Puts a child into a growth state for testers: no data, too little data, or a year. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import type { Db } from '../../../../server/core/db/types';
import type { Clock } from '../../../../server/core/time';
import { CHILDREN, newcomer } from './children';
import { forgetGrowth, growAs } from './seed';

type GrowthState = ScenarioState<'growth'>;

export async function setGrowth(db: Db, clock: Clock, userId: number, state: GrowthState): Promise<void> {
  if (state === 'none') return forgetGrowth(db, userId);
  const kind = state === 'little' ? newcomer : CHILDREN.manySubjects;
  return growAs(db, clock, { userId, kind });
}
