import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { CourseType, Subject } from '../../src/contract/courses/values';
import { students } from '../account/tables';
import { big, moment } from '../db/columns';

/** Who has a course without being enrolled: nobody, every unofficial student, every official one as a recommendation. */
export type CourseAudience = 'enrolled' | 'unofficial' | 'recommended';

/** A course category of my courses; its id is the group id of the wire. */
export const courses = pgTable('courses', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 2001 }),
  courseType: integer('course_type').$type<CourseType>().notNull(),
  subject: integer('subject').$type<Subject>().notNull(),
  name: text('name').notNull(),
  title: text('title').notNull().default(''),
  /** Key in the file storage. */
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
  },
  (table) => [index('course_chapters_course').on(table.courseId, table.position)],
);

/** The outline of a step, by its name: 'S2-1'. */
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
    /** What the child will be able to do after it. */
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
