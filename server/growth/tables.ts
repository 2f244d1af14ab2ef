import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Subject } from '../../src/contract/courses/values';
import type { LearningReportType } from '../../src/contract/growth/values';
import { students } from '../account/tables';
import { big, moment } from '../db/columns';

/** What the study-situation card of home announces. */
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
    message: text('message').notNull(),
    evaluationId: big('evaluation_id').notNull().default(0),
    /** The wire's `child`: 0 or 1, null when it is not told. */
    child: integer('child'),
    createdAt: moment('created_at').notNull(),
    /** null: new, which marks it on the card. */
    readAt: moment('read_at'),
  },
  (table) => [index('learning_reports_user').on(table.userId, table.readAt)],
);
