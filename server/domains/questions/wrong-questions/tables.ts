import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';
import { questions } from '../tables';
import { knowledgePoints } from '../knowledge/tables';

/** Questions that a child answered wrongly. */
export const wrongQuestions = pgTable(
  'wrong_questions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    knowledgeId: big('knowledge_id')
      .notNull()
      .references(() => knowledgePoints.id, { onDelete: 'cascade' }),
    /** In the bank; null: asked elsewhere. */
    questionId: big('question_id').references(() => questions.id, { onDelete: 'set null' }),
    stem: text('stem').notNull(),
    /** Key of a stored picture; '' for none. */
    picture: text('picture').notNull().default(''),
    options: jsonb('options').$type<readonly string[]>().notNull().default([]),
    childAnswer: text('child_answer').notNull(),
    rightAnswer: text('right_answer').notNull(),
    analysis: text('analysis').notNull(),
    source: text('source').notNull(),
    wrongAt: moment('wrong_at').notNull(),
    wrongTimes: integer('wrong_times').notNull().default(1),
    /** null: not mastered. */
    masteredAt: moment('mastered_at'),
  },
  (table) => [
    index('wrong_questions_user').on(table.userId, table.wrongAt),
    index('wrong_questions_point').on(table.knowledgeId),
    // One row per question; those from elsewhere have no id and are not unique.
    unique('wrong_questions_question').on(table.userId, table.questionId),
  ],
);
