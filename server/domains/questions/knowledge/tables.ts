import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Subject } from '../../../../src/contract/courses/values';

/** Knowledge points of a subject's questions. */
export const knowledgePoints = pgTable('knowledge_points', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subject: integer('subject').$type<Subject>().notNull(),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
  /** The ability it belongs to: 逻辑推理; '' if unknown. */
  ability: text('ability').notNull().default(''),
});
