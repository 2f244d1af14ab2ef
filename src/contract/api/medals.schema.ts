/** Medals. */
import { Type as T } from '@sinclair/typebox';
import { MEDALS } from '../medals';
import { date, integer, list } from './primitives.schema';

const names = Object.keys(MEDALS) as (keyof typeof MEDALS)[];

export const MedalSchema = T.Object({
  name: T.Unsafe<keyof typeof MEDALS>(T.String({ enum: names })),
  /** What there is of it so far. */
  amount: integer(),
  level: T.Unsafe<0 | 1 | 2 | 3>(T.Integer({ minimum: 0, maximum: 3 })),
  /** Days on which the levels were earned, the first level's first; '' where the day is not known. */
  earnedOn: list(date(), 3),
});

export const medalSchemas = {
  listMedals: { request: T.Object({}), response: list(MedalSchema, 50) },
};
