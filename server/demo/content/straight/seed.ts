import type { Db } from '../../../core/db/types';
import { straightGifts } from '../../../domains/orders/tables';
import { straightStrategies } from '../../../domains/straight/tables';
import { GIFTS } from './gifts';
import { STRATEGIES } from './strategies';

export async function seedStraight(db: Db): Promise<void> {
  await db.insert(straightStrategies).values(STRATEGIES.map((row, place) => ({ ...row, place })));
  await db.insert(straightGifts).values(GIFTS.map((row, place) => ({ ...row, place })));
}
