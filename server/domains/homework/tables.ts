import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { CorrectedItem } from '../../../src/contract/homework/homework.schema';
import type { HomeworkKind, HomeworkState } from '../../../src/contract/homework/values';
import type { Answered, Sound } from '../../../src/contract/questions/question.schema';
import { students } from '../account/tables';
import { courses } from '../courses/tables';
import { big, moment } from '../../core/db/columns';
import { films } from '../films/tables';
import { lessons, teachers } from '../courses/timetable/tables';
import { questions } from '../questions/tables';

export * from './exercise-book/tables';

export const homework = pgTable(
  'homework',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    courseId: big('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** null: no lesson. */
    lessonId: big('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    kind: text('kind').$type<HomeworkKind>().notNull().default('afterClass'),
    state: text('state').$type<HomeworkState>().notNull().default('todo'),
    title: text('title').notNull(),
    /** The teacher's instructions. */
    task: text('task').notNull().default(''),
    /** null: no particular teacher. */
    teacherId: big('teacher_id').references(() => teachers.id),
    assignedAt: moment('assigned_at').notNull(),
    /** null: no due date. */
    dueAt: moment('due_at'),
    /** Number of the current or next hand-in. */
    round: integer('round').notNull().default(1),
    isExcused: boolean('is_excused').notNull().default(false),
    /** The first decides whether it is on time; lists show the last. */
    firstHandedInAt: moment('first_handed_in_at'),
    handedInAt: moment('handed_in_at'),
    /** When a parent saw the correction, which made it done. */
    seenAt: moment('seen_at'),
    /** Of the newest correction. */
    stars: integer('stars').notNull().default(0),
    score: integer('score'),
    /** The explanatory film, available after the correction; null for none. */
    filmId: big('film_id').references(() => films.id, { onDelete: 'set null' }),
    filmTitle: text('film_title').notNull().default(''),
  },
  (table) => [
    index('homework_user').on(table.userId, table.state),
    index('homework_lesson').on(table.lessonId),
    index('homework_state').on(table.state, table.handedInAt),
  ],
);

export const homeworkQuestions = pgTable(
  'homework_questions',
  {
    homeworkId: big('homework_id')
      .notNull()
      .references(() => homework.id, { onDelete: 'cascade' }),
    questionId: big('question_id')
      .notNull()
      .references(() => questions.id),
    position: integer('position').notNull(),
    isRequired: boolean('is_required').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.homeworkId, table.questionId] })],
);

/** The current draft, from the device that saved last. File URLs are stored as keys. */
export const homeworkDrafts = pgTable('homework_drafts', {
  homeworkId: big('homework_id')
    .primaryKey()
    .references(() => homework.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  device: text('device').notNull(),
  /** By that device's clock. */
  savedAt: moment('saved_at').notNull(),
  answers: jsonb('answers').$type<readonly Answered[]>().notNull(),
});

/** All hand-ins; file URLs are stored as keys. */
export const homeworkHandIns = pgTable(
  'homework_hand_ins',
  {
    homeworkId: big('homework_id')
      .notNull()
      .references(() => homework.id, { onDelete: 'cascade' }),
    round: integer('round').notNull(),
    /** Client-generated idempotency key. */
    handInId: text('hand_in_id').notNull(),
    answers: jsonb('answers').$type<readonly Answered[]>().notNull(),
    handedInAt: moment('handed_in_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.homeworkId, table.round] }),
    unique('homework_hand_ins_id').on(table.homeworkId, table.handInId),
  ],
);

/** One per hand-in; a new correction replaces the previous. File URLs are stored as keys. */
export const homeworkCorrections = pgTable(
  'homework_corrections',
  {
    homeworkId: big('homework_id')
      .notNull()
      .references(() => homework.id, { onDelete: 'cascade' }),
    round: integer('round').notNull(),
    /** null: corrected by a program. */
    teacherId: big('teacher_id').references(() => teachers.id),
    words: text('words').notNull(),
    voice: jsonb('voice').$type<Sound | null>(),
    stars: integer('stars').notNull(),
    score: integer('score').notNull(),
    isHandedBack: boolean('is_handed_back').notNull(),
    correctedAt: moment('corrected_at').notNull(),
    items: jsonb('items').$type<readonly CorrectedItem[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.homeworkId, table.round] })],
);
