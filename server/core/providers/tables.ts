/** Where the demo providers keep what a real one would send away. */
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { big, bytes, moment } from '../db/columns';

export const files = pgTable(
  'files',
  {
    key: text('key').primaryKey(),
    contentType: text('content_type').notNull(),
    /** Of a file in pieces there is nothing here. */
    body: bytes('body').notNull(),
    /** null: all of it is in `body`. */
    pieces: text('pieces'),
    /** Bytes of all pieces; 0 without any. */
    pieceBytes: integer('piece_bytes').notNull().default(0),
    storedAt: moment('stored_at').notNull(),
  },
  (table) => [index('files_pieces').on(table.pieces)],
);

/** Of files that nobody had in memory. Those that no file names were never finished: they are swept. */
export const filePieces = pgTable(
  'file_pieces',
  {
    /** Which storing it was: a file that is replaced in pieces has two for a moment. */
    pieces: text('pieces').notNull(),
    /** Where it begins, in bytes. */
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

/** WeChat allows few access tokens and tickets a day: all instances share one. */
export const wechatTokens = pgTable('wechat_tokens', {
  /** 'access_token:<app id>' or 'jsapi_ticket:<app id>'. */
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
