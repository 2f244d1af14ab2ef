import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FormAnswer, FormSection } from '../../../../src/contract/help/form.schema';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';

/** What a teacher or the operator asks parents for. */
export const materialRequests = pgTable('material_requests', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 6101 }),
  title: text('title').notNull(),
  asker: text('asker').notNull(),
  words: text('words').notNull(),
  wanted: jsonb('wanted').$type<readonly string[]>().notNull(),
  sections: jsonb('sections').$type<readonly FormSection[]>().notNull(),
  /** '' where nothing has to be agreed to. */
  consent: text('consent').notNull().default(''),
  /** Nobody: every parent. */
  userIds: big('user_ids').array().notNull().default([]),
  askedAt: moment('asked_at').notNull(),
  /** null: it has no end. */
  endsAt: moment('ends_at'),
});

/** takenBack: kept without its answers, so that an attempt that was on its way for long does not send it again. */
export type SubmissionState = 'submitted' | 'sentBack' | 'accepted' | 'takenBack';

/** What a parent sent for it: the last that counts. */
export const materialSubmissions = pgTable(
  'material_submissions',
  {
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    requestId: big('request_id')
      .notNull()
      .references(() => materialRequests.id, { onDelete: 'cascade' }),
    /** The device's own name of it, the same however often it is sent. */
    submissionId: text('submission_id').notNull(),
    state: text('state').$type<SubmissionState>().notNull(),
    /** Files by their keys. */
    answers: jsonb('answers').$type<readonly FormAnswer[]>().notNull(),
    /** null: nothing was asked to be agreed to. */
    consentedAt: moment('consented_at'),
    sentAt: moment('sent_at').notNull(),
    /** Somebody has begun to look at it: it is taken back no more. */
    lookedAt: moment('looked_at'),
    judgedAt: moment('judged_at'),
    /** Why it was sent back. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.userId, table.requestId] })],
);
