import { bigint, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { big } from '../../../core/db/columns';
import { films } from '../../films/tables';
import { teachers } from '../timetable/tables';

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
