import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { SurveyReason } from '../../../../src/contract/help/values';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';

/** Answers to the satisfaction survey, one per push. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** 0 to 10. */
    score: integer('score').notNull(),
    reasons: jsonb('reasons').$type<readonly SurveyReason[]>().notNull(),
    content: text('content').notNull(),
    /** Idempotency key; null: the client sent none. */
    requestId: text('request_id'),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [
    unique('survey_answers_request').on(table.userId, table.requestId),
    index('survey_answers_answered').on(table.answeredAt),
  ],
);
