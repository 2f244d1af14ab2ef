import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Subject } from '../../../src/contract/courses/values';
import { SittingEnd, SittingState, type EvaluationForm } from '../../../src/contract/evaluation/values';
import type { Answer } from '../../../src/contract/questions/question.schema';
import type { Verdict } from '../../../src/contract/questions/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';
import { evaluations } from '../growth/evaluations/tables';
import { questions } from '../questions/tables';

/** Evaluations that can be taken without an app login, one per form and subject. */
export const evaluationForms = pgTable(
  'evaluation_forms',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    form: text('form').$type<EvaluationForm>().notNull(),
    subject: integer('subject').$type<Subject>().notNull(),
    title: text('title').notNull(),
    /** What it assesses, in one sentence. */
    words: text('words').notNull(),
    minutes: integer('minutes').notNull(),
    fromAge: integer('from_age').notNull(),
    toAge: integer('to_age').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [unique('evaluation_forms_subject').on(table.form, table.subject)],
);

/** Questions that a form may ask. Only automatically checkable kinds are allowed. */
export const evaluationPool = pgTable(
  'evaluation_pool',
  {
    formId: big('form_id')
      .notNull()
      .references(() => evaluationForms.id, { onDelete: 'cascade' }),
    questionId: big('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.formId, table.questionId] })],
);

/** A child's sitting. Copies the form's data, since the form may change before the sitting is read. */
export const evaluationSittings = pgTable(
  'evaluation_sittings',
  {
    /** Random, so that it cannot be guessed. */
    id: text('id').primaryKey(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    form: text('form').$type<EvaluationForm>().notNull(),
    subject: integer('subject').$type<Subject>().notNull(),
    title: text('title').notNull(),
    childName: text('child_name').notNull().default(''),
    age: integer('age').notNull(),
    /** Together with the answers, determines the questions (adaptive.ts). */
    seed: integer('seed').notNull(),
    state: text('state').$type<SittingState>().notNull().default(SittingState.begun),
    end: text('end').$type<SittingEnd>().notNull().default(SittingEnd.none),
    startedAt: moment('started_at').notNull(),
    deadlineAt: moment('deadline_at').notNull(),
    endedAt: moment('ended_at'),
    /** null: not over, or too few answers. */
    level: integer('level'),
    /** The resulting evaluation in the growth domain. */
    evaluationId: big('evaluation_id').references(() => evaluations.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('evaluation_sittings_user').on(table.userId, table.startedAt),
    index('evaluation_sittings_evaluation').on(table.evaluationId),
    // Double taps and several devices: at most one sitting per form in progress.
    uniqueIndex('evaluation_sittings_begun')
      .on(table.userId, table.form, table.subject)
      .where(sql`${table.state} = 'begun'`),
  ],
);

/** A question asked in a sitting, and its answer, if any. */
export const evaluationTurns = pgTable(
  'evaluation_turns',
  {
    sittingId: text('sitting_id')
      .notNull()
      .references(() => evaluationSittings.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    questionId: big('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    difficulty: integer('difficulty').notNull(),
    ability: text('ability').notNull().default(''),
    askedAt: moment('asked_at').notNull(),
    answer: jsonb('answer').$type<Answer>(),
    verdict: text('verdict').$type<Verdict>(),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sittingId, table.position] }),
    unique('evaluation_turns_question').on(table.sittingId, table.questionId),
  ],
);

export type SittingRow = typeof evaluationSittings.$inferSelect;
export type TurnRow = typeof evaluationTurns.$inferSelect;
