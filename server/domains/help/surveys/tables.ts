import { sql } from 'drizzle-orm';
import { bigint, boolean, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FormAnswer, FormSection } from '../../../../src/contract/help/form.schema';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';

/** Surveys of the operator's own description. The satisfaction survey that is pushed has a table of its own. */
export const surveys = pgTable('surveys', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 6001 }),
  /** As links name it. */
  code: text('code').notNull().unique(),
  title: text('title').notNull(),
  words: text('words').notNull().default(''),
  sections: jsonb('sections').$type<readonly FormSection[]>().notNull(),
  thanks: text('thanks').notNull().default(''),
  isForVisitors: boolean('is_for_visitors').notNull().default(false),
  /** null: it has no end. */
  endsAt: moment('ends_at'),
});

/** What was answered: once a parent; of visitors, who are nobody, once a submission. */
export const surveySubmissions = pgTable(
  'survey_submissions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** null: a visitor's. */
    userId: big('user_id').references(() => students.userId, { onDelete: 'cascade' }),
    surveyId: big('survey_id')
      .notNull()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    /** The device's own name of it, the same however often it is sent. */
    submissionId: text('submission_id').notNull(),
    /** Of fields that were shown alone. */
    answers: jsonb('answers').$type<readonly FormAnswer[]>().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    unique('survey_submissions_user').on(table.userId, table.surveyId),
    uniqueIndex('survey_submissions_visitor')
      .on(table.submissionId, table.surveyId)
      .where(sql`${table.userId} is null`),
  ],
);
