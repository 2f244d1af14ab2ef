import { bigint, index, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { FeedbackKind } from '../../../../src/contract/help/values';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';

/** Parents' feedback to the provider. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    kind: smallint('kind').$type<FeedbackKind>().notNull(),
    content: text('content').notNull(),
    /** Keys of the parent's own uploads. */
    pictures: jsonb('pictures').$type<readonly string[]>().notNull(),
    /** null: not about an order. */
    orderNo: text('order_no'),
    /** Customer service's reply, as in the inbox; null: none yet. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    /** Idempotency key; null: the client sent none. */
    requestId: text('request_id'),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    unique('feedbacks_request').on(table.userId, table.requestId),
    index('feedbacks_sent').on(table.sentAt),
  ],
);
