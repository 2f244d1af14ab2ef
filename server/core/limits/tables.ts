import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns';

/** Fixed-window counters, shared by all instances: requests, sends, failed logins, captcha failures. */
export const counters = pgTable(
  'counters',
  {
    /** Subject and key of the counter, such as 'login:10.0.0.7', followed by the window's length and number. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('counters_expires').on(table.expiresAt)],
);
