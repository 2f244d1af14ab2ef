import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { LeaveState } from '../../../../src/contract/lessons/values';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';
import { lessons } from '../../courses/timetable/tables';

/** Lessons that a child was excused from. The texts are copied, since deleting a timetable deletes its lessons. */
export const leaves = pgTable(
  'leaves',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 5001 }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    lessonId: big('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    brandCode: text('brand_code').notNull(),
    lessonName: text('lesson_name').notNull(),
    teacherName: text('teacher_name').notNull(),
    lessonStartsAt: moment('lesson_starts_at').notNull(),
    requestedAt: moment('requested_at').notNull(),
    state: integer('state').$type<LeaveState>().notNull(),
    makeUpName: text('make_up_name').notNull().default(''),
    makeUpAt: moment('make_up_at'),
  },
  (table) => [
    index('leaves_user').on(table.userId, table.requestedAt),
    // Leaves in any state: deleting a timetable looks up each of its lessons here.
    index('leaves_of_lesson').on(table.lessonId),
    // One active leave per lesson; withdrawn ones stay in the list.
    uniqueIndex('leaves_lesson')
      .on(table.lessonId)
      .where(sql`${table.state} <> ${sql.raw(String(LeaveState.withdrawn))}`),
  ],
);
