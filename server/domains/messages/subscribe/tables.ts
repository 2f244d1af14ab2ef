import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { SubscribeAnswer, SubscribeTopic } from '../../../../src/contract/messages/values';
import { big, moment } from '../../../core/db/columns';
import { students } from '../../account/tables';

const student = () =>
  big('user_id')
    .notNull()
    .references(() => students.userId, { onDelete: 'cascade' });

/**
 * How many messages a parent still allows. An acceptance comes twice, from the app and from WeChat, and either report may be missing: each
 * has its counter, and the larger one counts.
 */
export const messageSubscriptions = pgTable(
  'message_subscriptions',
  {
    userId: student(),
    topic: text('topic').$type<SubscribeTopic>().notNull(),
    /** Of the mini program. */
    openid: text('openid').notNull(),
    acceptedByApp: integer('accepted_by_app').notNull().default(0),
    acceptedByWechat: integer('accepted_by_wechat').notNull().default(0),
    used: integer('used').notNull().default(0),
    answer: text('answer').$type<SubscribeAnswer>().notNull(),
    answeredAt: moment('answered_at').notNull(),
    /** Time of WeChat's last report by its own clock: it repeats reports that were not confirmed. */
    reportedAt: moment('reported_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topic] }),
    index('message_subscriptions_openid').on(table.openid),
    index('message_subscriptions_allowed')
      .on(table.topic)
      .where(sql`greatest(accepted_by_app, accepted_by_wechat) > used`),
  ],
);

/** moved: the outbox has it, or had it first. */
export type SendState = 'waiting' | 'sending' | 'sent' | 'failed' | 'moved';

/**
 * What the release before the outbox sends from, one row per parent, topic and event. Written along, so that neither repeats the other during
 * a rollout (outbox/former-sends.ts); to be dropped when no instance of that release runs any more.
 */
export const messageSends = pgTable(
  'message_sends',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: student(),
    topic: text('topic').$type<SubscribeTopic>().notNull(),
    /** What it is about, such as `lesson:700001`. */
    event: text('event').notNull(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    happensAt: moment('happens_at').notNull(),
    /** The mini program's page. */
    page: text('page').notNull(),
    state: text('state').$type<SendState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull(),
    /** Pointless afterwards. */
    expiresAt: moment('expires_at').notNull(),
    /** Why it failed; '' otherwise. */
    failure: text('failure').notNull().default(''),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('message_sends_event').on(table.userId, table.topic, table.event),
    index('message_sends_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
);
