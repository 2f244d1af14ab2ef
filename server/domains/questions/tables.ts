import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Subject } from '../../../src/contract/courses/values';
import type { Answer, QuestionBody } from '../../../src/contract/questions/question.schema';
import type { QuestionKind } from '../../../src/contract/questions/values';
import { big } from '../../core/db/columns';
import { knowledgePoints } from './knowledge/tables';

/** The question bank of homework, evaluations and practice. No personal data. */
export const questions = pgTable('questions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 5001 }),
  /** Permanent id of a question's author: storing it again is a no-op. */
  code: text('code').notNull().unique(),
  kind: text('kind').$type<QuestionKind>().notNull(),
  subject: integer('subject').$type<Subject>().notNull(),
  knowledgeId: big('knowledge_id').references(() => knowledgePoints.id, { onDelete: 'set null' }),
  /** 1 easy to 5 hard. */
  difficulty: integer('difficulty').notNull().default(3),
  stem: text('stem').notNull(),
  /** Storage keys of pictures instead of URLs. */
  pictures: jsonb('pictures')
    .$type<readonly { readonly key: string; readonly alt: string }[]>()
    .notNull()
    .default([]),
  /** As on the wire, but with storage keys instead of URLs. */
  body: jsonb('body').$type<QuestionBody>().notNull(),
  /** null: marked by a teacher. A blank may have several right texts, separated by '|'. */
  answer: jsonb('answer').$type<Answer | null>(),
  explanation: text('explanation').notNull().default(''),
  points: integer('points').notNull().default(10),
});
