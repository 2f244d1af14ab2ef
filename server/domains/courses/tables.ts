import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type {
  CourseAudience,
  CourseType,
  FilmCourseKind,
  Subject,
} from '../../../src/contract/courses/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';
import { films } from '../films/tables';

/** A category of "my courses"; its id is the group id on the wire. */
export const courses = pgTable('courses', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 2001 }),
  courseType: integer('course_type').$type<CourseType>().notNull(),
  subject: integer('subject').$type<Subject>().notNull(),
  name: text('name').notNull(),
  title: text('title').notNull().default(''),
  /** Storage key. */
  picture: text('picture').notNull(),
  courseNum: integer('course_num').notNull(),
  link: text('link'),
  demoType: integer('demo_type').notNull().default(0),
  audience: text('audience').$type<CourseAudience>().notNull().default('enrolled'),
  position: integer('position').notNull().default(0),
});

export const enrollments = pgTable(
  'enrollments',
  {
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    courseId: big('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    enrolledAt: moment('enrolled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId] })],
);

export const courseChapters = pgTable(
  'course_chapters',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 40001 }),
    courseId: big('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    picture: text('picture').notNull(),
    /** Replay of its lessons that have no recording of their own. */
    filmId: big('film_id').references(() => films.id),
  },
  (table) => [index('course_chapters_course').on(table.courseId, table.position)],
);

/** Syllabus of a step, by its name: 'S2-1'. */
export const syllabi = pgTable('syllabi', {
  step: text('step').primaryKey(),
  course: text('course').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
});

export const syllabusUnits = pgTable(
  'syllabus_units',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    step: text('step')
      .notNull()
      .references(() => syllabi.step, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    /** What the child will be able to do afterwards. */
    abilities: text('abilities').array().notNull(),
  },
  (table) => [unique('syllabus_units_position').on(table.step, table.position)],
);

export const syllabusLessons = pgTable(
  'syllabus_lessons',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    unitId: big('unit_id')
      .notNull()
      .references(() => syllabusUnits.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
  },
  (table) => [unique('syllabus_lessons_position').on(table.unitId, table.position)],
);

/** A film course: of a recorded category (`groupId`), or a baby study. Its id is the course id on the wire. */
export const filmCourses = pgTable(
  'film_courses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 3001 }),
    groupId: big('group_id').references(() => courses.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<FilmCourseKind>().notNull(),
    subject: integer('subject').$type<Subject>().notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    /** Storage key. */
    picture: text('picture').notNull(),
    ages: text('ages').notNull().default(''),
    summary: text('summary').notNull().default(''),
    highlights: text('highlights').array().notNull().default([]),
    /** Teacher of the lessons; null: none. */
    teacherId: big('teacher_id'),
    /** One-time price in recorded hours; 0: not for sale. */
    priceHours: integer('price_hours').notNull().default(0),
    /** Days of access after unlocking; null: unlimited. */
    openDays: integer('open_days'),
    /** Listed in the baby study to those who have not bought it. */
    isListed: boolean('is_listed').notNull().default(true),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('film_courses_group').on(table.groupId, table.position)],
);

export const filmChapters = pgTable(
  'film_chapters',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 35001 }),
    courseId: big('course_id')
      .notNull()
      .references(() => filmCourses.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    keyPoints: text('key_points').array().notNull().default([]),
    picture: text('picture').notNull(),
    filmId: big('film_id')
      .notNull()
      .references(() => films.id),
    /** Free for every logged-in parent. */
    isTrial: boolean('is_trial').notNull().default(false),
  },
  (table) => [unique('film_chapters_position').on(table.courseId, table.position)],
);

/** A child's access to a film course: bought with hours, or included in an enrolment. */
export const filmUnlocks = pgTable(
  'film_unlocks',
  {
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    courseId: big('course_id')
      .notNull()
      .references(() => filmCourses.id, { onDelete: 'cascade' }),
    unlockedAt: moment('unlocked_at').notNull(),
    /** null: never. */
    expiresAt: moment('expires_at'),
    /** Recorded hours paid; 0: included in an enrolment. */
    hours: integer('hours').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId] })],
);
