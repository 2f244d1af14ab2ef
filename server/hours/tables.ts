import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { students } from '../account/tables';
import { big, moment } from '../db/columns';

/** Groups that most brands have; the programming brand has categories by code instead. */
export type HourGroup = 'smallLive' | 'largeLive' | 'record';

/** Remaining hours of a child, one row a brand, group (or category) and status. */
export const hourBalances = pgTable(
  'hour_balances',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    brandCode: text('brand_code').notNull(),
    hourGroup: text('hour_group').$type<HourGroup>(),
    userHourType: integer('user_hour_type'),
    /** The request's filter `hourUserStatus`: 0 not yet started, 1 in use (assumed). */
    status: integer('status').notNull(),
    baseHours: doublePrecision('base_hours').notNull(),
    giveHours: doublePrecision('give_hours').notNull(),
  },
  (table) => [index('hour_balances_user').on(table.userId, table.brandCode)],
);

export const hourCategories = pgTable(
  'hour_categories',
  {
    brandCode: text('brand_code').notNull(),
    code: integer('code').notNull(),
    name: text('name').notNull(),
    isRecorded: boolean('is_recorded').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandCode, table.code] })],
);

export const leaveBalances = pgTable(
  'leave_balances',
  {
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    brandCode: text('brand_code').notNull(),
    usableNum: integer('usable_num').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.brandCode] })],
);

/** Hours that wait to be claimed. */
export const hourGifts = pgTable(
  'hour_gifts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 1101 }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    brandCode: text('brand_code').notNull(),
    name: text('name').notNull(),
    giveClass: integer('give_class').notNull(),
    grantedAt: moment('granted_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    claimedAt: moment('claimed_at'),
  },
  (table) => [index('hour_gifts_user').on(table.userId, table.claimedAt)],
);
