import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';

/** Claimed task rewards: the list of finished tasks. The amount is a snapshot. */
export const taskClaims = pgTable(
  'task_claims',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    taskId: integer('task_id').notNull(),
    /** '' or the month, 'YYYY-MM'. */
    period: text('period').notNull(),
    title: text('title').notNull(),
    stars: integer('stars').notNull(),
    peaCoins: integer('pea_coins').notNull(),
    claimedAt: moment('claimed_at').notNull(),
  },
  (table) => [
    unique('task_claims_once').on(table.userId, table.taskId, table.period),
    index('task_claims_user').on(table.userId, table.claimedAt),
  ],
);

/** Tasks created by a visit (initTask), such as listening to a live class. */
export const studentTasks = pgTable(
  'student_tasks',
  {
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    taskId: integer('task_id').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.taskId] })],
);
