import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ExerciseState, UnreadableReason } from '../../../../src/contract/homework/exercise-book';
import type { BoxResult, Place } from '../../../../src/contract/homework/exercise-book.schema';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';

export interface SheetItem {
  /** As printed: '1', '2'. */
  readonly number: string;
  /** In the question bank. */
  readonly questionCode: string;
  /** Position on the printed page; may differ on a photo. */
  readonly place: Place;
  /** Sample answer on the demo's drawing of the page. */
  readonly sample?: { readonly read: string; readonly isSure: boolean };
}

/** Printed pages of the operator's exercise books. */
export const exerciseSheets = pgTable('exercise_sheets', {
  /** The recognition's id of the page. */
  code: text('code').primaryKey(),
  book: text('book').notNull(),
  pageNumber: integer('page_number').notNull(),
  items: jsonb('items').$type<readonly SheetItem[]>().notNull(),
  /** The row of fields on the demo's pages; null elsewhere. */
  printedCode: integer('printed_code').unique(),
});

export interface KeptBox {
  readonly key: string;
  readonly number: string;
  readonly questionId: number;
  readonly stem: string;
  readonly place: Place;
  readonly read: string;
  readonly isSure: boolean;
  readonly answer: string;
  readonly result: BoxResult | null;
}

/** Parents' photos of pages, and their results. */
export const exercisePages = pgTable(
  'exercise_pages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 70001 }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** Key of the stored photo. */
    picture: text('picture').notNull(),
    state: text('state').$type<ExerciseState>().notNull().default('waiting'),
    reason: text('reason').$type<UnreadableReason>(),
    book: text('book').notNull().default(''),
    pageNumber: integer('page_number').notNull().default(0),
    boxes: jsonb('boxes').$type<readonly KeptBox[]>().notNull().default([]),
    score: integer('score'),
    takenAt: moment('taken_at').notNull(),
    checkedAt: moment('checked_at'),
    /** Lease of the running recognition: no other request starts one until then. */
    askedUntil: moment('asked_until'),
  },
  (table) => [
    uniqueIndex('exercise_pages_picture').on(table.userId, table.picture),
    index('exercise_pages_user').on(table.userId, table.takenAt),
  ],
);
