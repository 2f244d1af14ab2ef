import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Subject } from '../../../src/contract/courses/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';
import { films } from '../films/tables';
import { teachers } from '../courses/timetable/tables';

/** Columns of both kinds of classes: a single session with an optional replay. */
const sitting = () => ({
  title: text('title').notNull(),
  subject: integer('subject').$type<Subject>().notNull(),
  teacherId: big('teacher_id')
    .notNull()
    .references(() => teachers.id),
  teacherIntroduction: text('teacher_introduction').notNull().default(''),
  /** Storage key. */
  picture: text('picture').notNull(),
  ages: text('ages').notNull().default(''),
  summary: text('summary').notNull().default(''),
  points: text('points').array().notNull().default([]),
  startsAt: moment('starts_at').notNull(),
  minutes: integer('minutes').notNull(),
  /** Id of the live room. */
  liveId: big('live_id').notNull(),
  /** null: no replay, or none yet. */
  filmId: big('film_id').references(() => films.id),
});

/** `taken` changes only in one transaction with a reservation (seats.ts). */
export const openClasses = pgTable(
  'open_classes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 5001 }),
    ...sitting(),
    seats: integer('seats').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [
    index('open_classes_starts').on(table.startsAt),
    check('open_classes_taken', sql`${table.taken} between 0 and ${table.seats}`),
  ],
);

/** A parent's seat in an open class. Cancelled rows are kept, so that a parent is not notified twice about one class. */
export const openClassReservations = pgTable(
  'open_class_reservations',
  {
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    classId: big('class_id')
      .notNull()
      .references(() => openClasses.id, { onDelete: 'cascade' }),
    reservedAt: moment('reserved_at').notNull(),
    cancelledAt: moment('cancelled_at'),
    remindedAt: moment('reminded_at'),
    enteredAt: moment('entered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.classId] }),
    index('open_class_reservations_class').on(table.classId),
  ],
);

export const peaSeries = pgTable('pea_series', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 501 }),
  name: text('name').notNull(),
  summary: text('summary').notNull().default(''),
  position: integer('position').notNull().default(0),
});

export const peaClasses = pgTable(
  'pea_classes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 5501 }),
    seriesId: big('series_id')
      .notNull()
      .references(() => peaSeries.id, { onDelete: 'cascade' }),
    ...sitting(),
  },
  (table) => [index('pea_classes_series').on(table.seriesId, table.startsAt)],
);
