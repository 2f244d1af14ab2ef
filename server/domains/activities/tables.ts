import { pgTable } from 'drizzle-orm/pg-core';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';

/** Free trial requests: one per child, and therefore one per phone. */
export const freeTrials = pgTable('free_trials', {
  userId: big('user_id')
    .primaryKey()
    .references(() => students.userId, { onDelete: 'cascade' }),
  claimedAt: moment('claimed_at').notNull(),
});
