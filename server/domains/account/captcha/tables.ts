import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../core/db/columns';

export const captchas = pgTable(
  'captchas',
  {
    token: text('token').primaryKey(),
    secretKey: text('secret_key').notNull(),
    /** Left edge of the gap in image pixels. */
    gapX: integer('gap_x').notNull(),
    scene: text('scene').notNull(),
    client: text('client').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('captchas_expires').on(table.expiresAt)],
);

/** Audio captchas. */
export const spokenCaptchas = pgTable(
  'spoken_captchas',
  {
    token: text('token').primaryKey(),
    sum: integer('sum').notNull(),
    scene: text('scene').notNull(),
    client: text('client').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('spoken_captchas_expires').on(table.expiresAt)],
);

/** A solved captcha: permits one send-code call. */
export const captchaPasses = pgTable(
  'captcha_passes',
  {
    /** SHA-256 of the second code. */
    codeHash: text('code_hash').primaryKey(),
    scene: text('scene').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('captcha_passes_expires').on(table.expiresAt)],
);
