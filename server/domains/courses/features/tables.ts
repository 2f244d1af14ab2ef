import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ClassFeature } from '../../../../src/contract/courses/teacher.schema';
import type { Subject } from '../../../../src/contract/courses/values';

/** Features of a subject's lessons, described by the operator. */
export const classFeatures = pgTable('class_features', {
  subject: integer('subject').$type<Subject>().primaryKey(),
  position: integer('position').notNull().default(0),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  /** Storage key. */
  picture: text('picture').notNull(),
  points: jsonb('points').$type<ClassFeature['points']>().notNull(),
  steps: jsonb('steps').$type<ClassFeature['steps']>().notNull(),
});
