import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { students } from '../account/tables';
import { big, bytes, moment } from '../../core/db/columns';

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

/** A file that comes in parts; where it is whole, `key` names it. Kept for a while, so that its sender may ask how far it is. */
export const partUploads = pgTable(
  'part_uploads',
  {
    /** Nobody can guess it; whose it is, is asked all the same. */
    id: text('id').primaryKey(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** The sender's word. */
    fileType: text('file_type').notNull(),
    /** Bytes, all and so far. */
    size: integer('size').notNull(),
    received: integer('received').notNull().default(0),
    /** null: not whole yet. */
    key: text('key'),
    /** Somebody is putting it together; not for long, or they are gone. */
    finishingAt: moment('finishing_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('part_uploads_user').on(table.userId, table.expiresAt),
    index('part_uploads_expires').on(table.expiresAt),
  ],
);

export const partPieces = pgTable(
  'part_pieces',
  {
    uploadId: text('upload_id')
      .notNull()
      .references(() => partUploads.id, { onDelete: 'cascade' }),
    begins: integer('begins').notNull(),
    body: bytes('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.begins] })],
);
