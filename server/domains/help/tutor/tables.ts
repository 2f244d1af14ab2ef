import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { big } from '../../../core/db/columns';

/** Staff who support children between lessons. A child's tutor is `students.cr_uid`. */
export const tutors = pgTable('tutors', {
  crUid: big('cr_uid').primaryKey(),
  name: text('name').notNull(),
  title: text('title').notNull(),
  /** Key of a stored picture. */
  headImg: text('head_img').notNull().default(''),
  weChatId: text('we_chat_id').notNull().default(''),
  /** Key of a stored picture. */
  weChatQrCode: text('we_chat_qr_code').notNull().default(''),
  workingHours: jsonb('working_hours')
    .$type<readonly { readonly days: string; readonly hours: string }[]>()
    .notNull(),
  helpsWith: jsonb('helps_with').$type<readonly string[]>().notNull(),
});
