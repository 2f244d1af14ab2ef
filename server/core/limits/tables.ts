import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns';

/** Counters of fixed windows, shared by all instances: requests, sends, failed logins, captcha failures. */
export const counters = pgTable(
  'counters',
  {
    /** What is counted and whose, such as 'login:10.0.0.7', with the window's number at its end. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('counters_expires').on(table.expiresAt)],
);
