import type { Db } from '../../../../server/core/db/types';
import { addGift } from '../../../../server/domains/straight/edit';
import { straightStrategies } from '../../../../server/domains/straight/tables';
import { GIFTS } from './gifts';
import { STRATEGIES } from './strategies';

export async function seedStraight(db: Db): Promise<void> {
  await db.insert(straightStrategies).values(STRATEGIES.map((row, place) => ({ ...row, place })));
  for (const [place, gift] of GIFTS.entries()) await addGift(db, { ...gift, place });
}
