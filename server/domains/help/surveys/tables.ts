import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FormAnswer, FormSection } from '../../../../src/contract/help/form.schema';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';

/** Surveys defined by the operator. The pushed satisfaction survey has its own table. */
export const surveys = pgTable('surveys', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 6001 }),
  /** Used in links. */
  code: text('code').notNull().unique(),
  title: text('title').notNull(),
  words: text('words').notNull().default(''),
  sections: jsonb('sections').$type<readonly FormSection[]>().notNull(),
  thanks: text('thanks').notNull().default(''),
  isForVisitors: boolean('is_for_visitors').notNull().default(false),
  /** null: no end. */
  endsAt: moment('ends_at'),
});

/** Submissions: one per parent; of anonymous visitors one per submission id. */
export const surveySubmissions = pgTable(
  'survey_submissions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** null: a visitor's. */
    userId: big('user_id').references(() => students.userId, { onDelete: 'cascade' }),
    surveyId: big('survey_id')
      .notNull()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    /** Client-generated idempotency key, the same on every retry. */
    submissionId: text('submission_id').notNull(),
    /** Only of visible fields. */
    answers: jsonb('answers').$type<readonly FormAnswer[]>().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    unique('survey_submissions_user').on(table.userId, table.surveyId),
    uniqueIndex('survey_submissions_visitor')
      .on(table.submissionId, table.surveyId)
      .where(sql`${table.userId} is null`),
    index('survey_submissions_survey').on(table.surveyId),
  ],
);
