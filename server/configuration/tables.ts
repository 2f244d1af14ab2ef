import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Rows of the upgrade configuration, looked up by type code. */
export const upgradeConfigs = pgTable('upgrade_configs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  typeCode: text('type_code').notNull(),
  /** Text, often JSON. */
  typeValue: text('type_value'),
  jsonUrl: text('json_url'),
  position: integer('position').notNull().default(0),
});

/** Values of the configurations call, one row a name. */
export const configurations = pgTable('configurations', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});
