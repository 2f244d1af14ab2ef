import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const areaCodes = pgTable('area_codes', {
  country: text('country').primaryKey(),
  areaCode: text('area_code').notNull(),
  firstLetter: text('first_letter').notNull(),
  /** 1: in the hot group. */
  top: integer('top').notNull().default(0),
  /** Order within its group. */
  position: integer('position').notNull(),
});

/** What getSourceId and getSourceIdByKey look up: channel names and source keys. */
export const sources = pgTable('sources', {
  sourceKey: text('source_key').primaryKey(),
  sourceId: integer('source_id').notNull(),
});

export const presents = pgTable('presents', {
  presentKey: text('present_key').primaryKey(),
  presentId: text('present_id').notNull(),
});
