import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MiniProgramEdition, RedirectType } from '../../../src/contract/links/values';
import type { MessageKind } from '../../../src/contract/messages/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';

/** Link target of a message, as on the wire. */
export interface MessageTarget {
  readonly redirectType: RedirectType;
  readonly url?: string;
  readonly xcxId?: string;
  readonly xcxUrl?: string;
  readonly miniprogramType?: MiniProgramEdition;
  /** Label of the button. */
  readonly text: string;
}

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
    /** null: no link. */
    target: jsonb('target').$type<MessageTarget>(),
    sentAt: moment('sent_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    index('inbox_messages_user').on(table.userId, table.readAt),
    index('inbox_messages_sent').on(table.userId, table.sentAt),
  ],
);

/** What the operator wrote to many parents. Who got it stands in their inboxes alone. */
export const announcements = pgTable(
  'announcements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<MessageKind>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** null: no link. */
    target: jsonb('target').$type<MessageTarget>(),
    isToAll: boolean('is_to_all').notNull(),
    /** Those who are still to get it, unless it is to all. */
    userIds: big('user_ids').array().notNull(),
    /** Parents up to this id have it. */
    sentUpTo: big('sent_up_to').notNull().default(0),
    sentTo: integer('sent_to').notNull().default(0),
    /** Client-generated idempotency key; null: written before there was one. */
    submissionId: text('submission_id'),
    createdAt: moment('created_at').notNull(),
    /** null: not yet to everyone. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('announcements_waiting').on(table.endedAt, table.createdAt)],
);
