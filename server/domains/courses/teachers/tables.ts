import { bigint, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Subject } from '../../../../src/contract/courses/values';
import { big } from '../../../core/db/columns';
import { films } from '../../films/tables';
import { teachers } from '../timetable/tables';

/** Teacher profiles for parents, shown in the step-up and on the teacher's page. */
export const teacherProfiles = pgTable('teacher_profiles', {
  teacherId: big('teacher_id')
    .primaryKey()
    .references(() => teachers.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  /** URL of the film or its storage key, and URL of the page about the teacher; '' for none. */
  filmUrl: text('film_url').notNull().default(''),
  pageUrl: text('page_url').notNull().default(''),
  /**
   * Display texts: '98%', '6年'. Both are set by the operator: the satisfaction survey covers the product as a whole and names no
   * teacher, so no figure per teacher can be computed from it.
   */
  satisfaction: text('satisfaction').notNull().default(''),
  years: text('years').notNull().default(''),
  /** For the teacher's own page. */
  motto: text('motto').notNull().default(''),
  introduction: text('introduction').notNull().default(''),
  honours: text('honours').array().notNull().default([]),
  styles: text('styles').array().notNull().default([]),
  subjects: integer('subjects').$type<Subject>().array().notNull().default([]),
});

/** A teacher's introduction and moments of lessons. For every logged-in parent. */
export const teacherFilms = pgTable(
  'teacher_films',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 8801 }),
    teacherId: big('teacher_id')
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    /** Storage key. */
    picture: text('picture').notNull(),
    filmId: big('film_id')
      .notNull()
      .references(() => films.id),
  },
  (table) => [unique('teacher_films_position').on(table.teacherId, table.position)],
);
