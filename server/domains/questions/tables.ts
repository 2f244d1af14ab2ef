import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Subject } from '../../../src/contract/courses/values';
import type { Answer, QuestionBody } from '../../../src/contract/questions/question.schema';
import type { QuestionKind } from '../../../src/contract/questions/values';
import { big } from '../../core/db/columns';
import { knowledgePoints } from './knowledge/tables';

/** The bank: what homework, evaluations and practice ask. Nothing of a child is in it. */
export const questions = pgTable('questions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 5001 }),
  /** Whoever stores content knows its questions by it: a second time stores nothing new. */
  code: text('code').notNull().unique(),
  kind: text('kind').$type<QuestionKind>().notNull(),
  subject: integer('subject').$type<Subject>().notNull(),
  knowledgeId: big('knowledge_id').references(() => knowledgePoints.id, { onDelete: 'set null' }),
  /** 1 easy to 5 hard. */
  difficulty: integer('difficulty').notNull().default(3),
  stem: text('stem').notNull(),
  /** Keys of stored pictures instead of addresses. */
  pictures: jsonb('pictures')
    .$type<readonly { readonly key: string; readonly alt: string }[]>()
    .notNull()
    .default([]),
  /** As on the wire, with keys of stored files where the wire has addresses. */
  body: jsonb('body').$type<QuestionBody>().notNull(),
  /** null: a teacher's kind. Blanks may have several right texts, parted by '|'. */
  answer: jsonb('answer').$type<Answer | null>(),
  explanation: text('explanation').notNull().default(''),
  points: integer('points').notNull().default(10),
});
