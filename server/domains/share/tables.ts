import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { students } from '../account/tables';
import { big } from '../../core/db/columns';

/** Task of the share poster. Without a row its card is hidden. */
export const posterTasks = pgTable('poster_tasks', {
  userId: big('user_id')
    .primaryKey()
    .references(() => students.userId, { onDelete: 'cascade' }),
  taskStatus: integer('task_status').notNull(),
  rewardValue: integer('reward_value').notNull(),
  remark: text('remark').notNull().default(''),
});
