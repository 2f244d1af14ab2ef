import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { big } from '../../core/db/columns';

/** Rows of the upgrade configuration, by type code. */
export const upgradeConfigs = pgTable('upgrade_configs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  typeCode: text('type_code').notNull(),
  /** Text, often JSON. A value 'files:<key>' is replaced by the URL of that stored picture. */
  typeValue: text('type_value'),
  jsonUrl: text('json_url'),
  position: integer('position').notNull().default(0),
  /** User ids that get it; empty: everybody. */
  userIds: big('user_ids').array().notNull().default([]),
});

/** Values of the configurations call and of the static files, one row per name. */
export const configurations = pgTable('configurations', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});

/** Look-ups of findDictionary. */
export const dictionary = pgTable('dictionary', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
