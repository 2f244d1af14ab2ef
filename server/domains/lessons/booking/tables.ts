import { bigint, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { students } from '../../account/tables';
import { courseChapters, courses } from '../../courses/tables';
import { big, moment } from '../../../core/db/columns';
import { lessons, teachers } from '../../courses/timetable/tables';

/** Bookable times of a teacher: every `everyDays` days from `startsOn` on, at `time` (Asia/Shanghai). */
export const bookingPlans = pgTable(
  'booking_plans',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 651 }),
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
    seats: integer('seats').notNull(),
    /** Times exist up to this day. null: none yet. */
    filledUntil: date('filled_until', { mode: 'string' }),
  },
  (table) => [index('booking_plans_filled').on(table.filledUntil)],
);

export const bookingTimes = pgTable(
  'booking_times',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 66001 }),
    planId: big('plan_id')
      .notNull()
      .references(() => bookingPlans.id, { onDelete: 'cascade' }),
    courseId: big('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    teacherId: big('teacher_id')
      .notNull()
      .references(() => teachers.id),
    chapterId: big('chapter_id')
      .notNull()
      .references(() => courseChapters.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    seats: integer('seats').notNull(),
  },
  (table) => [
    index('booking_times_course').on(table.courseId, table.startsAt),
    uniqueIndex('booking_times_plan').on(table.planId, table.startsAt),
    check('booking_times_seats', sql`${table.seats} > 0`),
  ],
);

/** A booked seat and the lesson created for it. Cancelled ones stay in the list. */
export const bookings = pgTable(
  'bookings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 67001 }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    timeId: big('time_id')
      .notNull()
      .references(() => bookingTimes.id, { onDelete: 'cascade' }),
    lessonId: big('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    bookedAt: moment('booked_at').notNull(),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    index('bookings_user').on(table.userId),
    index('bookings_lesson').on(table.lessonId),
    index('bookings_time').on(table.timeId),
    uniqueIndex('bookings_open')
      .on(table.userId, table.timeId)
      .where(sql`${table.cancelledAt} IS NULL`),
  ],
);
