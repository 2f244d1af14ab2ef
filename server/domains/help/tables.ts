import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { HelpParagraphKind } from '../../../src/contract/help/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';

export interface HelpParagraph {
  readonly kind: HelpParagraphKind;
  readonly text: string;
}

export const helpCategories = pgTable('help_categories', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
});

export const helpArticles = pgTable(
  'help_articles',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    categoryId: big('category_id')
      .notNull()
      .references(() => helpCategories.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    paragraphs: jsonb('paragraphs').$type<readonly HelpParagraph[]>().notNull(),
    /** The paragraphs' text on one line, for search and excerpts. */
    body: text('body').notNull(),
    /** Titles of related articles; those of the category are added. */
    related: jsonb('related').$type<readonly string[]>().notNull().default([]),
    position: integer('position').notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('help_articles_category').on(table.categoryId, table.position)],
);

/** Votes on whether an article helped: one per parent. */
export const helpVotes = pgTable(
  'help_votes',
  {
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    articleId: big('article_id')
      .notNull()
      .references(() => helpArticles.id, { onDelete: 'cascade' }),
    isHelpful: boolean('is_helpful').notNull(),
    votedAt: moment('voted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.articleId] }),
    index('help_votes_article').on(table.articleId),
  ],
);
