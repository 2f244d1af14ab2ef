import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Subject } from '../../../src/contract/courses/values';
import type { Report } from '../../../src/contract/growth/report.schema';
import type { LearningReportType, ReportKind } from '../../../src/contract/growth/values';
import type { LearningEventKind } from '../../../src/contract/learning/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';
import { lessons } from '../courses/timetable/tables';
import { knowledgePoints } from '../questions/knowledge/tables';

/** What happened while a child learned: every figure of situation and reports is computed from these alone (events.ts). */
export const learningEvents = pgTable(
  'learning_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    kind: text('kind').$type<LearningEventKind>().notNull(),
    /** What it is about, e.g. 'lesson:700001' or 'lesson:700001:3'; the same twice is one event. */
    ref: text('ref').notNull(),
    /** null: of no subject. */
    subject: integer('subject').$type<Subject>(),
    lessonId: big('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    knowledgeId: big('knowledge_id').references(() => knowledgePoints.id, { onDelete: 'set null' }),
    /** What it was, in the words of whoever saw it: the lesson's chapter, the homework's title. */
    title: text('title').notNull().default(''),
    occurredAt: moment('occurred_at').notNull(),
    /** Later than it happened where it came late. */
    recordedAt: moment('recorded_at').notNull(),
    /** In the unit of its kind (LearningEventKind). */
    amount: integer('amount').notNull().default(0),
    outOf: integer('out_of').notNull().default(0),
    /** null: not told, or a kind that has no time to be kept. */
    isOnTime: boolean('is_on_time'),
    note: text('note').notNull().default(''),
  },
  (table) => [
    unique('learning_events_ref').on(table.userId, table.kind, table.ref),
    index('learning_events_when').on(table.userId, table.occurredAt),
    index('learning_events_lesson').on(table.lessonId),
    // Which lessons were told of lately: ordering reports asks every few minutes.
    index('learning_events_attended')
      .on(table.recordedAt, table.id)
      .where(sql`${table.kind} = 'attended'`),
  ],
);

/** Reports, and what the study-situation card of home announces of them. */
export const learningReports = pgTable(
  'learning_reports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 12001 }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** null: of no subject in particular. */
    subject: integer('subject').$type<Subject>(),
    reportType: integer('report_type').$type<LearningReportType>().notNull(),
    kind: text('kind').$type<ReportKind>().notNull().default('month'),
    /** Of one child and kind one report each: the job's ref. null: of a time when nothing named them. */
    ref: text('ref'),
    fromDay: date('from_day', { mode: 'string' }),
    toDay: date('to_day', { mode: 'string' }),
    /** What it is about: the lesson, the evaluation, the stage. */
    about: text('about').notNull().default(''),
    message: text('message').notNull(),
    /** As it was released. null: made when it is opened first, of what was known when it came (release.ts). */
    content: jsonb('content').$type<Report>(),
    evaluationId: big('evaluation_id').notNull().default(0),
    /** The wire's `child`: 0 or 1, null when it is not told. */
    child: integer('child'),
    createdAt: moment('created_at').notNull(),
    /** null: new, which marks it on the card. */
    readAt: moment('read_at'),
  },
  (table) => [
    index('learning_reports_user').on(table.userId, table.readAt),
    index('learning_reports_list').on(table.userId, table.kind, table.createdAt),
    unique('learning_reports_ref').on(table.userId, table.kind, table.ref),
  ],
);
