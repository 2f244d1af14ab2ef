import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ModuleStyle } from '../../../src/contract/home/values';
import { big, moment } from '../../core/db/columns';
import { slots, targetColumns } from './slots/tables';

/** Content modules of the home page, in the order of `position`. */
export const homeModules = pgTable(
  'home_modules',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 301 }),
    name: text('name').notNull(),
    styleTypeId: integer('style_type_id').$type<ModuleStyle>().notNull(),
    buttonTypeId: big('button_type_id').notNull().default(0),
    buttonTypeName: text('button_type_name').notNull().default(''),
    /** Home-module user types that see it (they differ from those of slots: rule home-11); empty: all. */
    userTypes: integer('user_types').array().notNull().default([]),
    /** Slot platforms that show it; empty: all. */
    deviceTypes: integer('device_types').array().notNull().default([]),
    position: integer('position').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('home_modules_position').on(table.position)],
);

export const homeCards = pgTable(
  'home_cards',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 9001 }),
    moduleId: big('module_id')
      .notNull()
      .references(() => homeModules.id, { onDelete: 'cascade' }),
    courseId: big('course_id').notNull().default(0),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    content: text('content').notNull().default(''),
    /** Key in the file storage. */
    picture: text('picture').notNull(),
    videoUrl: text('video_url'),
    /** An external link, or an app path. */
    link: text('link'),
    ...targetColumns,
    /** The card is hidden afterwards. */
    endTime: moment('end_time'),
    serialNumber: integer('serial_number').notNull(),
    participantNum: integer('participant_num').notNull().default(0),
    /** Keys in the file storage. */
    participantPictures: text('participant_pictures').array().notNull().default([]),
  },
  (table) => [index('home_cards_module').on(table.moduleId, table.serialNumber)],
);

export const homeModuleBanners = pgTable(
  'home_module_banners',
  {
    moduleId: big('module_id')
      .notNull()
      .references(() => homeModules.id, { onDelete: 'cascade' }),
    slotId: big('slot_id')
      .notNull()
      .references(() => slots.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.moduleId, table.slotId] })],
);
