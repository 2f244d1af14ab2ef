import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { students } from '../account/tables';
import { courses } from '../courses/tables';
import { big, moment } from '../db/columns';

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
    title: text('title').notNull(),
    assignedAt: moment('assigned_at').notNull(),
    isDone: boolean('is_done').notNull().default(false),
  },
  (table) => [index('homework_user').on(table.userId, table.isDone)],
);
