import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../core/db/columns';

export const smsCodes = pgTable(
  'sms_codes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    phoneLookup: text('phone_lookup').notNull(),
    scene: text('scene').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Hash of the token that must be sent with the code; null: none was issued. */
    tokenHash: text('token_hash'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Wrong attempts so far. */
    attempts: integer('attempts').notNull().default(0),
    usedAt: moment('used_at'),
    /** The device that used it; it may repeat the request for a short time. */
    usedBy: text('used_by'),
  },
  (table) => [
    index('sms_codes_phone').on(table.phoneLookup, table.scene, table.id),
    index('sms_codes_expires').on(table.expiresAt),
  ],
);
