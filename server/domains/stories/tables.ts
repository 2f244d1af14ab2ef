import { bigint, boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { big } from '../../core/db/columns';
import { films } from '../films/tables';

export interface StoredParagraph {
  readonly text: string;
  readonly atSeconds: number;
}

export const storySeries = pgTable('story_series', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 501 }),
  /** The operator's id for it. */
  code: text('code').notNull().unique(),
  title: text('title').notNull(),
  summary: text('summary').notNull().default(''),
  teller: text('teller').notNull(),
  position: integer('position').notNull().default(0),
});

export const stories = pgTable(
  'stories',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 7001 }),
    /** The operator's id for it. */
    code: text('code').notNull().unique(),
    seriesId: big('series_id')
      .notNull()
      .references(() => storySeries.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    /** Key in the file storage. */
    cover: text('cover').notNull(),
    /** null: not recorded yet. */
    filmId: big('film_id').references(() => films.id),
    isForStudents: boolean('is_for_students').notNull().default(false),
    paragraphs: jsonb('paragraphs').$type<readonly StoredParagraph[]>().notNull().default([]),
  },
  (table) => [unique('stories_position').on(table.seriesId, table.position)],
);
