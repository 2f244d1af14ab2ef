import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { students } from '../account/tables';
import { big, bytes, moment } from '../../core/db/columns';

/** Owners of uploaded files; the content is in the file storage. */
export const uploads = pgTable(
  'uploads',
  {
    /** Storage key. */
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

/** A resumable upload; `key` is set when it is complete. Kept for a while, so that the client can ask for the progress. */
export const partUploads = pgTable(
  'part_uploads',
  {
    /** Unguessable; ownership is checked nevertheless. */
    id: text('id').primaryKey(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** As declared by the client. */
    fileType: text('file_type').notNull(),
    /** Bytes: total and received. */
    size: integer('size').notNull(),
    received: integer('received').notNull().default(0),
    /** null: incomplete. */
    key: text('key'),
    /** Start of assembling; a stale one means that the process died. */
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
