import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { students } from '../account/tables';
import { big, moment } from '../db/columns';

/** Whose an uploaded file is; its bytes are with the storage provider. */
export const uploads = pgTable(
  'uploads',
  {
    /** As the storage provider knows it. */
    key: text('key').primaryKey(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    contentType: text('content_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [index('uploads_user').on(table.userId, table.uploadedAt)],
);
