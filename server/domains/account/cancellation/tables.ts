import { index, pgTable } from 'drizzle-orm/pg-core';
import { accounts } from '../tables';
import { big, moment } from '../../../core/db/columns';

/** Pending cancellations. No row: not requested, or undone. */
export const cancellations = pgTable(
  'cancellations',
  {
    accountId: big('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Step 1: the parent agreed to the consequences. */
    agreedAt: moment('agreed_at').notNull(),
    /** Step 2: the phone was confirmed; null until then. */
    requestedAt: moment('requested_at'),
    /** End of the cooling-off period, when the data are removed. */
    dueAt: moment('due_at'),
  },
  (table) => [index('cancellations_due').on(table.dueAt)],
);
