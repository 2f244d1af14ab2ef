import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Subject } from '../../../src/contract/courses/values';
import type { Report } from '../../../src/contract/growth/report.schema';
import type { LearningReportType, ReportKind } from '../../../src/contract/growth/values';
import type { LearningEventKind } from '../../../src/contract/learning/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';
import { lessons } from '../courses/timetable/tables';
import { knowledgePoints } from '../questions/knowledge/tables';

/**
 * Learning events, from which all figures of situation and reports are computed (events.ts). In sixteen parts by hash of user_id, by hand in
 * migration 0012: what names the child touches one.
 */
export const learningEvents = pgTable(
  'learning_events',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    kind: text('kind').$type<LearningEventKind>().notNull(),
    /** Identifies the source, e.g. 'lesson:700001' or 'lesson:700001:3'; unique per kind. */
    ref: text('ref').notNull(),
    /** null: no subject. */
    subject: integer('subject').$type<Subject>(),
    lessonId: big('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    knowledgeId: big('knowledge_id').references(() => knowledgePoints.id, { onDelete: 'set null' }),
    /** Description by the source: the lesson's chapter, the homework's title. */
    title: text('title').notNull().default(''),
    occurredAt: moment('occurred_at').notNull(),
    /** When it was reported, possibly late. */
    recordedAt: moment('recorded_at').notNull(),
    /** In the unit of its kind (LearningEventKind). */
    amount: integer('amount').notNull().default(0),
    outOf: integer('out_of').notNull().default(0),
    /** null: unknown, or not applicable to the kind. */
    isOnTime: boolean('is_on_time'),
    note: text('note').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('learning_events_ref').on(table.userId, table.kind, table.ref),
    index('learning_events_when').on(table.userId, table.occurredAt),
    index('learning_events_lesson').on(table.lessonId),
    // Recently reported lessons: queried every few minutes to order reports.
    index('learning_events_attended')
      .on(table.recordedAt, table.id)
      .where(sql`${table.kind} = 'attended'`),
  ],
);

/** Reports, and their announcement on home's study-situation card. */
export const learningReports = pgTable(
  'learning_reports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 12001 }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** null: no particular subject. */
    subject: integer('subject').$type<Subject>(),
    reportType: integer('report_type').$type<LearningReportType>().notNull(),
    kind: text('kind').$type<ReportKind>().notNull().default('month'),
    /** The job's ref: one report per child and kind. null: from before refs existed. */
    ref: text('ref'),
    fromDay: date('from_day', { mode: 'string' }),
    toDay: date('to_day', { mode: 'string' }),
    /** Subject of the report: the lesson, the evaluation, the stage. */
    about: text('about').notNull().default(''),
    message: text('message').notNull(),
    /** Snapshot at the release. null: created when first opened, from what was known when the report came (release.ts). */
    content: jsonb('content').$type<Report>(),
    evaluationId: big('evaluation_id').notNull().default(0),
    /** The wire's `child`: 0 or 1, null when omitted. */
    child: integer('child'),
    createdAt: moment('created_at').notNull(),
    /** null: unread, marked on the card. */
    readAt: moment('read_at'),
  },
  (table) => [
    index('learning_reports_user').on(table.userId, table.readAt),
    index('learning_reports_list').on(table.userId, table.kind, table.createdAt),
    unique('learning_reports_ref').on(table.userId, table.kind, table.ref),
  ],
);
