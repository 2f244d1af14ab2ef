import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Subject } from '../../../src/contract/courses/values';
import { students } from '../../account/tables';
import { big, moment } from '../../db/columns';

/** What a subject's questions are about. */
export const knowledgePoints = pgTable('knowledge_points', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subject: integer('subject').$type<Subject>().notNull(),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
  /** What it belongs to: 逻辑推理; '' where nobody said. */
  ability: text('ability').notNull().default(''),
});

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
    /** null: still to be learnt. */
    masteredAt: moment('mastered_at'),
  },
  (table) => [
    index('wrong_questions_user').on(table.userId, table.wrongAt),
    index('wrong_questions_point').on(table.knowledgeId),
  ],
);
