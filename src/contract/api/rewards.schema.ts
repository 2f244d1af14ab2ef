/** Stars and pea coins on the wire. */
import { Type as T } from '@sinclair/typebox';
import { integer } from './primitives.schema';

export const RewardSchema = T.Object({ stars: integer(), peaCoins: integer() });
