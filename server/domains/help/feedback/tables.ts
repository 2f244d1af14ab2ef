import { bigint, index, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { FeedbackKind } from '../../../../src/contract/help/values';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';

/** What parents wrote to the provider. */
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
    /** null: about no order. */
    orderNo: text('order_no'),
    /** What customer service wrote back, as the inbox tells it; null: nothing yet. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    /** Of one feedback, however often it is sent; null: the client gave none. */
    requestId: text('request_id'),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    unique('feedbacks_request').on(table.userId, table.requestId),
    index('feedbacks_sent').on(table.sentAt),
  ],
);
