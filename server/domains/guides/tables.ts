import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { GuideNext } from '../../../src/contract/guides/schema';

/** `picture`: key in the file storage; '' for none. */
export interface StoredStep {
  readonly title: string;
  readonly words: string;
  readonly picture: string;
  readonly alt: string;
}

export const guides = pgTable('guides', {
  code: text('code').primaryKey(),
  title: text('title').notNull(),
  words: text('words').notNull(),
  steps: jsonb('steps').$type<readonly StoredStep[]>().notNull(),
  notes: jsonb('notes').$type<readonly string[]>().notNull().default([]),
  next: jsonb('next').$type<GuideNext | null>(),
  /** Edition of the product that shipped it; '' for the operator's own, which no update changes. */
  edition: text('edition').notNull().default(''),
});
