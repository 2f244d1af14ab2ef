import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { NoticeChannel } from '../../../../src/contract/messages/values';
import { big, moment } from '../../../core/db/columns';
import { students } from '../../account/tables';
import type { NoticeKind } from './kinds';

/**
 * sending: claimed by an instance until `due_at`. If that instance dies, the row stays so until then. dead: given up, for staff to look at.
 * dropped: no device or permission, or too late.
 */
export type LetterState = 'waiting' | 'sending' | 'sent' | 'dead' | 'dropped';

/** What is needed to send it; no phone and no openid, which are looked up then. */
export interface Letter {
  readonly title: string;
  readonly text: string;
  /** The app's path with its query; of a subscribe message the mini program's page. '': leads nowhere. */
  readonly to: string;
  /** ISO. */
  readonly happensAt: string;
}

/** One row an event, parent and channel, written in the transaction of what happened. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** What it is about, such as `lesson:700001`. */
    event: text('event').notNull(),
    channel: text('channel').$type<NoticeChannel>().notNull(),
    /** null: `inbox_messages` has it. */
    letter: jsonb('letter').$type<Letter>(),
    state: text('state').$type<LetterState>().notNull(),
    tries: integer('tries').notNull().default(0),
    /** Of the next try. */
    dueAt: moment('due_at').notNull(),
    /** Pointless afterwards. */
    expiresAt: moment('expires_at').notNull(),
    /** Code of the last failure; '' otherwise. */
    failure: text('failure').notNull().default(''),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('outbox_event').on(table.userId, table.kind, table.event, table.channel),
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.state} in ('waiting', 'sending')`),
    index('outbox_dead')
      .on(table.createdAt)
      .where(sql`${table.state} = 'dead'`),
  ],
);
