import { bigint, jsonb, pgTable, primaryKey, text, integer, unique, index } from 'drizzle-orm/pg-core';
import { students } from '../../account/tables';
import { courseChapters } from '../../courses/tables';
import { big, moment } from '../../../core/db/columns';
import { lessons } from '../../courses/timetable/tables';

export interface StoredStep {
  readonly title: string;
  readonly minutes: number;
  readonly text: string;
}

export interface StoredPoint {
  readonly title: string;
  readonly text: string;
}

/** Content of a chapter, shared by all children. */
export const chapterContents = pgTable('chapter_contents', {
  chapterId: big('chapter_id')
    .primaryKey()
    .references(() => courseChapters.id, { onDelete: 'cascade' }),
  goals: text('goals').array().notNull(),
  steps: jsonb('steps').$type<readonly StoredStep[]>().notNull(),
  keyPoints: jsonb('key_points').$type<readonly StoredPoint[]>().notNull(),
  /** For the parent, after the lesson. */
  tips: text('tips').array().notNull(),
});

/** What to prepare before a lesson of a chapter. */
export const chapterPreparations = pgTable(
  'chapter_preparations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 61001 }),
    chapterId: big('chapter_id')
      .notNull()
      .references(() => courseChapters.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    text: text('text').notNull(),
  },
  (table) => [unique('chapter_preparations_position').on(table.chapterId, table.position)],
);

/** Finished preparations of a child's lesson. Without a row: not ready. */
export const lessonPreparations = pgTable(
  'lesson_preparations',
  {
    lessonId: big('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    itemId: big('item_id')
      .notNull()
      .references(() => chapterPreparations.id, { onDelete: 'cascade' }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    doneAt: moment('done_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.itemId] }),
    index('lesson_preparations_user').on(table.userId),
    index('lesson_preparations_item').on(table.itemId),
  ],
);
