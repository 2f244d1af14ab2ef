import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ResourceType } from '../../../../src/contract/home/values';
import type { MiniProgramEdition, RedirectType } from '../../../../src/contract/links/values';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';

/** Columns of a click target, shared by slots, tabs and cards. */
export const targetColumns = {
  redirectType: integer('redirect_type').$type<RedirectType>().notNull().default(0),
  xcxId: text('xcx_id'),
  xcxUrl: text('xcx_url'),
  miniprogramType: integer('miniprogram_type').$type<MiniProgramEdition>().notNull().default(0),
};

/** The operator's placements: banners, pictures and texts in rows. */
export const slots = pgTable(
  'slots',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 5001 }),
    /** null: shown only inside the home module that references it. */
    positionId: big('position_id'),
    title: text('title').notNull(),
    type: text('type').$type<ResourceType>().notNull(),
    textContent: text('text_content'),
    /** Key in the file storage. */
    picture: text('picture'),
    /** 1-based; within a row the order is `serial`. */
    rowSort: integer('row_sort').notNull().default(1),
    serial: integer('serial').notNull().default(1),
    displaySize: text('display_size'),
    ...targetColumns,
    url: text('url'),
    /** Banner user types that see it (rule home-11); empty: all. */
    userTypes: integer('user_types').array().notNull().default([]),
    /** Slot platforms that show it (rule home-12); empty: all. */
    platformTypes: integer('platform_types').array().notNull().default([]),
    /** Targeted parents by user id; empty: all of the types above. */
    userIds: big('user_ids').array().notNull().default([]),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('slots_position').on(table.positionId, table.rowSort, table.serial)],
);

export const slotClicks = pgTable(
  'slot_clicks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    slotId: big('slot_id')
      .notNull()
      .references(() => slots.id, { onDelete: 'cascade' }),
    /** null: a tourist. */
    userId: big('user_id').references(() => students.userId, { onDelete: 'set null' }),
    clickedAt: moment('clicked_at').notNull(),
  },
  (table) => [
    index('slot_clicks_slot').on(table.slotId, table.clickedAt),
    index('slot_clicks_user').on(table.userId),
  ],
);

export const tabs = pgTable('tabs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tabName: text('tab_name').notNull(),
  picture: text('picture').notNull(),
  lightPicture: text('light_picture').notNull(),
  /** 'WxH' in design units. */
  pictureSize: text('picture_size').notNull(),
  redirectType: targetColumns.redirectType,
  url: text('url').notNull(),
  position: integer('position').notNull(),
  isActive: boolean('is_active').notNull().default(true),
});
