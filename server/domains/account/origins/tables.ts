import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { big, moment } from '../../../core/db/columns';
import { accounts, students } from '../tables';

/** password and sms: the app's login; evaluation: the evaluation's own, which says nothing of where it comes from. */
export type LoginWay = 'password' | 'sms' | 'evaluation';

/** What brought an account: what its first login said. An account that nobody's login made has no row. */
export const accountOrigins = pgTable(
  'account_origins',
  {
    accountId: big('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    way: text('way').$type<LoginWay>().notNull(),
    presentId: text('present_id').notNull().default(''),
    /** null: nobody, or nobody who is there. */
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

/** Each login, the first one too; kept as long as behaviour is (jobs/housekeeping.ts). */
export const logins = pgTable(
  'logins',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: big('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    way: text('way').$type<LoginWay>().notNull(),
    source: integer('source'),
    channel: text('channel'),
    loginType: integer('login_type'),
    loggedInAt: moment('logged_in_at').notNull(),
  },
  (table) => [index('logins_account').on(table.accountId)],
);
