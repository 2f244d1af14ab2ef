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
import type { HourChange } from '../../../src/contract/hours/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';

/** Groups of most brands; the programming brand has categories by code instead. */
export type HourGroup = 'smallLive' | 'largeLive' | 'record';

/** Values of the request's filter `hourUserStatus` (assumed). */
export const HourStatus = { notStarted: 0, inUse: 1 } as const;

/** Codes of the programming brand's categories (assumed). */
export const HourCategoryCode = { graphical: 1, oneToOne: 2, recorded: 3 } as const;

/** Remaining hours of a child, one row per brand, group (or category) and status. */
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
    /** One of HourStatus. */
    status: integer('status').notNull(),
    baseHours: doublePrecision('base_hours').notNull(),
    giveHours: doublePrecision('give_hours').notNull(),
    /** Expiry; null: never. */
    expiresAt: moment('expires_at'),
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

/** Claimable hours. */
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

/** The log of a child's hours: the changes of one kind of a brand add up to its balance. */
export const hourMovements = pgTable(
  'hour_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    brandCode: text('brand_code').notNull(),
    hourGroup: text('hour_group').$type<HourGroup>(),
    userHourType: integer('user_hour_type'),
    change: integer('change').$type<HourChange>().notNull(),
    /** Negative: a decrease. */
    baseHours: doublePrecision('base_hours').notNull(),
    giveHours: doublePrecision('give_hours').notNull(),
    title: text('title').notNull(),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [index('hour_movements_user').on(table.userId, table.happenedAt)],
);
