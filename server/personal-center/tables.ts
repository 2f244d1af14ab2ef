import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { students } from '../account/tables';
import { big, moment } from '../db/columns';

/** Parcels to the family: teaching aids and presents. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 3001 }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    carrier: text('carrier').notNull(),
    trackingNumber: text('tracking_number').notNull(),
    sentAt: moment('sent_at').notNull(),
    /** null: the parent has not looked at it, which shows the badge. */
    seenAt: moment('seen_at'),
  },
  (table) => [index('deliveries_user').on(table.userId, table.seenAt)],
);
