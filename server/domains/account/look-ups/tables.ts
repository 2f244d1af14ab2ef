import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const areaCodes = pgTable('area_codes', {
  country: text('country').primaryKey(),
  areaCode: text('area_code').notNull(),
  firstLetter: text('first_letter').notNull(),
  /** 1: in the hot group. */
  top: integer('top').notNull().default(0),
  /** Order within the group. */
  position: integer('position').notNull(),
});

/** Channel names and source keys for getSourceId and getSourceIdByKey. */
export const sources = pgTable('sources', {
  sourceKey: text('source_key').primaryKey(),
  sourceId: integer('source_id').notNull(),
});

export const presents = pgTable('presents', {
  presentKey: text('present_key').primaryKey(),
  presentId: text('present_id').notNull(),
});
