import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ClassFeature } from '../../../../src/contract/courses/teacher.schema';
import type { Subject } from '../../../../src/contract/courses/values';

/** What is special about the lessons of a subject, in the operator's words. */
export const classFeatures = pgTable('class_features', {
  subject: integer('subject').$type<Subject>().primaryKey(),
  position: integer('position').notNull().default(0),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  /** Key in the file storage. */
  picture: text('picture').notNull(),
  points: jsonb('points').$type<ClassFeature['points']>().notNull(),
  steps: jsonb('steps').$type<ClassFeature['steps']>().notNull(),
});
