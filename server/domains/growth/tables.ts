import { bigint, date, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Subject } from '../../../src/contract/courses/values';
import type { ReportKind, ShareOf, SituationPeriod } from '../../../src/contract/growth/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';
import { lessons } from '../courses/timetable/tables';
import { films } from '../films/tables';
import { learningReports } from '../learning/tables';

/** Recording of a child in an eloquence or debate class. Played as PlayableKind.recording. */
export const childRecordings = pgTable(
  'child_recordings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 8801 }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    lessonId: big('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    filmId: big('film_id')
      .notNull()
      .references(() => films.id),
    /** The teacher's comment; '' for none. */
    note: text('note').notNull().default(''),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    index('child_recordings_user').on(table.userId, table.recordedAt),
    index('child_recordings_lesson').on(table.lessonId),
  ],
);

/**
 * Report orders. A row of (user, kind, ref) is unique; the report is written in the transaction that marks the order as done, so that
 * a crash leaves it pending and two workers never process it twice (jobs: FOR UPDATE SKIP LOCKED).
 */
export const reportJobs = pgTable(
  'report_jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReportKind>().notNull(),
    /** 'lesson:700001', '2026-10', 'evaluation:88001'. */
    ref: text('ref').notNull(),
    dueAt: moment('due_at').notNull(),
    doneAt: moment('done_at'),
    attempts: integer('attempts').notNull().default(0),
    /** After a failure: not before this time. */
    retryAt: moment('retry_at'),
  },
  (table) => [
    unique('report_jobs_ref').on(table.userId, table.kind, table.ref),
    index('report_jobs_due').on(table.doneAt, table.dueAt),
  ],
);

/** Planning progress: everything recorded before this time has been planned (reports/plan.ts). No personal data. */
export const reportPlans = pgTable('report_plans', {
  name: text('name').primaryKey(),
  plannedUntil: moment('planned_until').notNull(),
});

/** A page shared by a parent. Readable with the key until it expires; the key itself is not stored. */
export const reportShares = pgTable(
  'report_shares',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull(),
    of: text('of').$type<ShareOf>().notNull(),
    reportId: big('report_id').references(() => learningReports.id, { onDelete: 'cascade' }),
    subject: integer('subject').$type<Subject>(),
    period: text('period').$type<SituationPeriod>(),
    /** Monday of a shared week. */
    week: date('week', { mode: 'string' }),
    shownName: text('shown_name').notNull(),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    revokedAt: moment('revoked_at'),
    views: integer('views').notNull().default(0),
  },
  (table) => [
    uniqueIndex('report_shares_key').on(table.keyHash),
    index('report_shares_user').on(table.userId, table.createdAt),
    index('report_shares_report').on(table.reportId),
    index('report_shares_ends').on(table.endsAt),
  ],
);
