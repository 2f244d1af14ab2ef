import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { students } from '../account/tables';
import { lessons } from '../courses/timetable/tables';
import { big, moment } from '../../core/db/columns';

/** Parents who listened in. Not used for attendance or hours. */
export const lessonListeners = pgTable(
  'lesson_listeners',
  {
    lessonId: big('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.userId] }),
    index('lesson_listeners_user').on(table.userId),
  ],
);
