import { bigint, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Subject } from '../../../../src/contract/courses/values';
import { big } from '../../../core/db/columns';
import { films } from '../../films/tables';
import { teachers } from '../timetable/tables';

/** What parents are told of a teacher: by the step-up, and by the teacher's own page. */
export const teacherProfiles = pgTable('teacher_profiles', {
  teacherId: big('teacher_id')
    .primaryKey()
    .references(() => teachers.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  /** Address of the film, or the key of a stored one, and address of the page about the teacher; '' for none. */
  filmUrl: text('film_url').notNull().default(''),
  pageUrl: text('page_url').notNull().default(''),
  /**
   * As it is said: '98%', '6年'. The operator tells both: the satisfaction survey asks about the product as a whole and names no
   * teacher, so that no figure of one can be made of its answers.
   */
  satisfaction: text('satisfaction').notNull().default(''),
  years: text('years').notNull().default(''),
  /** Of the teacher's own page. */
  motto: text('motto').notNull().default(''),
  introduction: text('introduction').notNull().default(''),
  honours: text('honours').array().notNull().default([]),
  styles: text('styles').array().notNull().default([]),
  subjects: integer('subjects').$type<Subject>().array().notNull().default([]),
});

/** How a teacher introduces himself, and moments of lessons. For every parent who is logged in. */
export const teacherFilms = pgTable(
  'teacher_films',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 8801 }),
    teacherId: big('teacher_id')
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    /** Key in the file storage. */
    picture: text('picture').notNull(),
    filmId: big('film_id')
      .notNull()
      .references(() => films.id),
  },
  (table) => [unique('teacher_films_position').on(table.teacherId, table.position)],
);
