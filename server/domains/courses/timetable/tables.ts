import { bigint, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { students } from '../../account/tables';
import { courses } from '../tables';
import { big, moment } from '../../../core/db/columns';
import { films } from '../../films/tables';

export const teachers = pgTable('teachers', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 801 }),
  name: text('name').notNull(),
  /** Storage key. */
  avatar: text('avatar').notNull(),
});

/** A child's schedule of a course: every `everyDays` days from `startsOn`, at `time` (Asia/Shanghai). */
export const timetables = pgTable(
  'timetables',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 601 }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    courseId: big('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    teacherId: big('teacher_id')
      .notNull()
      .references(() => teachers.id),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    everyDays: integer('every_days').notNull(),
    /** 'HH:mm'. */
    time: text('time').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    /** Lessons are generated up to this day; the lesson window advances it. null: none yet. */
    filledUntil: date('filled_until', { mode: 'string' }),
  },
  (table) => [index('timetables_user').on(table.userId), index('timetables_filled').on(table.filledUntil)],
);

/** joined: the child entered (attendance.ts); absent and leave: reported by the teacher. null: unknown. */
export type Attendance = 'joined' | 'absent' | 'leave';

export const lessons = pgTable(
  'lessons',
  {
    /** The live id on the wire. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 700001 }),
    /** null: the lesson was booked (booking/tables.ts). */
    timetableId: big('timetable_id').references(() => timetables.id, { onDelete: 'cascade' }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    courseId: big('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    teacherId: big('teacher_id')
      .notNull()
      .references(() => teachers.id),
    chapterId: big('chapter_id').notNull(),
    /** '第12讲 图形推理'. */
    chapterName: text('chapter_name').notNull(),
    chapterPicture: text('chapter_picture').notNull(),
    startsAt: moment('starts_at').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    attendance: text('attendance').$type<Attendance>(),
  },
  (table) => [
    index('lessons_user').on(table.userId, table.startsAt),
    index('lessons_starts').on(table.startsAt, table.id),
    uniqueIndex('lessons_timetable').on(table.timetableId, table.startsAt),
  ],
);

/** Recording of a lesson, uploaded by the teacher. Without one, the film of the chapter is used. */
export const lessonFilms = pgTable('lesson_films', {
  lessonId: big('lesson_id')
    .primaryKey()
    .references(() => lessons.id, { onDelete: 'cascade' }),
  filmId: big('film_id')
    .notNull()
    .references(() => films.id),
});
