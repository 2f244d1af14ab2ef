import { pgTable } from 'drizzle-orm/pg-core';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';

/** A free trial lesson that was asked for: one a child, and so one a phone. */
export const freeTrials = pgTable('free_trials', {
  userId: big('user_id')
    .primaryKey()
    .references(() => students.userId, { onDelete: 'cascade' }),
  claimedAt: moment('claimed_at').notNull(),
});
