import { bigint, boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Subject } from '../../../../src/contract/courses/values';
import type { EvaluationKind } from '../../../../src/contract/evaluation/values';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';
import { knowledgePoints } from '../../questions/knowledge/tables';

/** An evaluation taken by a child. Its id is the evaluation_id on the wire. */
export const evaluations = pgTable(
  'evaluations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 88001 }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    kind: integer('kind').$type<EvaluationKind>().notNull(),
    subject: integer('subject').$type<Subject>().notNull(),
    title: text('title').notNull(),
    /** The step that it covers: 'S2-3'. */
    step: text('step').notNull().default(''),
    takenAt: moment('taken_at').notNull(),
    seconds: integer('seconds').notNull().default(0),
    /** The teacher's comment; '' for none. */
    comment: text('comment').notNull().default(''),
  },
  (table) => [index('evaluations_user').on(table.userId, table.takenAt)],
);

export const evaluationAnswers = pgTable(
  'evaluation_answers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    evaluationId: big('evaluation_id')
      .notNull()
      .references(() => evaluations.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    knowledgeId: big('knowledge_id').references(() => knowledgePoints.id, { onDelete: 'set null' }),
    stem: text('stem').notNull(),
    /** Storage key of the picture; '' for none. */
    picture: text('picture').notNull().default(''),
    options: jsonb('options').$type<readonly string[]>().notNull().default([]),
    childAnswer: text('child_answer').notNull(),
    rightAnswer: text('right_answer').notNull(),
    isRight: boolean('is_right').notNull(),
    analysis: text('analysis').notNull().default(''),
  },
  (table) => [unique('evaluation_answers_position').on(table.evaluationId, table.position)],
);
