import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { big, moment } from '../../../core/db/columns';
import { accounts, students } from '../tables';

/** password and sms: the app's login; evaluation: the evaluation's own login, which sends no attribution data. */
export type LoginMethod = 'password' | 'sms' | 'wechatPhone' | 'evaluation';

/** Attribution of an account, from its first login. Accounts not created by a login have no row. */
export const accountOrigins = pgTable(
  'account_origins',
  {
    accountId: big('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    way: text('way').$type<LoginMethod>().notNull(),
    presentId: text('present_id').notNull().default(''),
    /** null: no inviter, or the inviter no longer exists. */
    inviterId: big('inviter_id').references(() => students.userId, { onDelete: 'set null' }),
    source: integer('source'),
    channel: text('channel'),
    loginType: integer('login_type'),
    registered: boolean('registered'),
    autoRegisterType: integer('auto_register_type'),
    cameAt: moment('came_at').notNull(),
  },
  (table) => [
    index('account_origins_inviter').on(table.inviterId),
    index('account_origins_source').on(table.source),
  ],
);

/** Every login, including the first; kept as long as behaviour data (../jobs.ts). */
export const logins = pgTable(
  'logins',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: big('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    way: text('way').$type<LoginMethod>().notNull(),
    source: integer('source'),
    channel: text('channel'),
    loginType: integer('login_type'),
    loggedInAt: moment('logged_in_at').notNull(),
  },
  (table) => [index('logins_account').on(table.accountId)],
);
