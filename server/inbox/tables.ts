import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { students } from '../account/tables';
import { big, moment } from '../db/columns';

export type MessageKind = 'class' | 'homework' | 'report' | 'hours' | 'activity' | 'service';

export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    kind: text('kind').$type<MessageKind>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    sentAt: moment('sent_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [index('inbox_messages_user').on(table.userId, table.readAt)],
);
