import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';

/** Invitations: one row per friend, created with the friend's account. `user_id` is the inviter, who owns the row. */
export const invitations = pgTable(
  'invitations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** A friend has one inviter, who is rewarded once. */
    friendId: big('friend_id')
      .notNull()
      .unique()
      .references(() => students.userId, { onDelete: 'cascade' }),
    registeredAt: moment('registered_at').notNull(),
    creditedAt: moment('credited_at'),
    stars: integer('stars').notNull().default(0),
    peaCoins: integer('pea_coins').notNull().default(0),
    hours: integer('hours').notNull().default(0),
  },
  (table) => [index('invitations_user').on(table.userId, table.id)],
);
