/** Where the demo providers keep what a real one would send away. */
import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { big, moment } from '../db/columns';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

export const files = pgTable('files', {
  key: text('key').primaryKey(),
  contentType: text('content_type').notNull(),
  body: bytes('body').notNull(),
  storedAt: moment('stored_at').notNull(),
});

export const pushMessages = pgTable(
  'push_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    url: text('url').notNull().default(''),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('push_messages_user').on(table.userId)],
);
