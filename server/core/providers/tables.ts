/** Tables of the demo providers, for data that a real provider would send away. */
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { big, bytes, moment } from '../db/columns';

export const files = pgTable(
  'files',
  {
    key: text('key').primaryKey(),
    contentType: text('content_type').notNull(),
    /** Empty if the file is stored in pieces. */
    body: bytes('body').notNull(),
    /** null: the whole file is in `body`. */
    pieces: text('pieces'),
    /** Total bytes of all pieces; 0 without pieces. */
    pieceBytes: integer('piece_bytes').notNull().default(0),
    storedAt: moment('stored_at').notNull(),
  },
  (table) => [index('files_pieces').on(table.pieces)],
);

/** Pieces of streamed files. Those that no file refers to belong to unfinished uploads and are swept. */
export const filePieces = pgTable(
  'file_pieces',
  {
    /** Id of the upload: while a file is being replaced, two uploads exist. */
    pieces: text('pieces').notNull(),
    /** Offset in bytes. */
    begins: integer('begins').notNull(),
    body: bytes('body').notNull(),
    storedAt: moment('stored_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pieces, table.begins] }),
    index('file_pieces_stored').on(table.storedAt),
  ],
);

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

/** WeChat limits access tokens and tickets per day: all instances share one. */
export const wechatTokens = pgTable('wechat_tokens', {
  /** 'access_token:<app id>' or 'jsapi_ticket:<app id>'. */
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
