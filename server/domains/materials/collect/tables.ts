import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FormAnswer, FormSection } from '../../../../src/contract/help/form.schema';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';

/** Material requests by a teacher or the operator. */
export const materialRequests = pgTable('material_requests', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 6101 }),
  title: text('title').notNull(),
  asker: text('asker').notNull(),
  words: text('words').notNull(),
  wanted: jsonb('wanted').$type<readonly string[]>().notNull(),
  sections: jsonb('sections').$type<readonly FormSection[]>().notNull(),
  /** '' if no consent is needed. */
  consent: text('consent').notNull().default(''),
  /** Empty: all parents. */
  userIds: big('user_ids').array().notNull().default([]),
  askedAt: moment('asked_at').notNull(),
  /** null: no end. */
  endsAt: moment('ends_at'),
});

/** takenBack: kept without answers as a tombstone, so that a delayed retry does not submit it again. */
export type SubmissionState = 'submitted' | 'sentBack' | 'accepted' | 'takenBack';

/** A parent's submission; only the last one is kept. */
export const materialSubmissions = pgTable(
  'material_submissions',
  {
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    requestId: big('request_id')
      .notNull()
      .references(() => materialRequests.id, { onDelete: 'cascade' }),
    /** Client-generated idempotency key, the same on every retry. */
    submissionId: text('submission_id').notNull(),
    state: text('state').$type<SubmissionState>().notNull(),
    /** Files by storage key. */
    answers: jsonb('answers').$type<readonly FormAnswer[]>().notNull(),
    /** null: no consent was needed. */
    consentedAt: moment('consented_at'),
    sentAt: moment('sent_at').notNull(),
    /** The review has begun: withdrawing is refused. */
    lookedAt: moment('looked_at'),
    judgedAt: moment('judged_at'),
    /** Why it was returned. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.userId, table.requestId] })],
);
