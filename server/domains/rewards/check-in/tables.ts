import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';

/** One row per daily check-in. */
export const signIns = pgTable(
  'sign_ins',
  {
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** Asia/Shanghai. */
    day: date('day', { mode: 'string' }).notNull(),
    signedAt: moment('signed_at').notNull(),
    /** Reward of the day. */
    stars: integer('stars').notNull().default(0),
    peaCoins: integer('pea_coins').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
