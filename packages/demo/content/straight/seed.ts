import type { Db } from '../../../../server/core/db/types';
import { straightGifts } from '../../../../server/domains/orders/tables';
import { straightStrategies } from '../../../../server/domains/straight/tables';
import { GIFTS } from './gifts';
import { STRATEGIES } from './strategies';

export async function seedStraight(db: Db): Promise<void> {
  await db.insert(straightStrategies).values(STRATEGIES.map((row, place) => ({ ...row, place })));
  await db.insert(straightGifts).values(GIFTS.map((row, place) => ({ ...row, place })));
}
