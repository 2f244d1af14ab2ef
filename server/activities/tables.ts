import { boolean, integer, pgTable } from 'drizzle-orm/pg-core';
import { students } from '../account/tables';
import { big } from '../db/columns';

/** Where a new student is in the entrance (assumed): nothing done, tasks under way, all done, reward received. */
export type NewbornScene = 1 | 2 | 3 | 4;

/** What the operator's rules say of one child on the home page. No row: nothing is due. */
export const studentActivities = pgTable('student_activities', {
  userId: big('user_id')
    .primaryKey()
    .references(() => students.userId, { onDelete: 'cascade' }),
  takesPartInCheckIn: boolean('takes_part_in_check_in').notNull().default(false),
  /** null: not a new student. */
  newbornScene: integer('newborn_scene').$type<NewbornScene>(),
  newbornShowsPop: boolean('newborn_shows_pop').notNull().default(false),
  wonderfulPopup: boolean('wonderful_popup').notNull().default(false),
  wonderfulIcon: boolean('wonderful_icon').notNull().default(false),
  /** Answer of checkTag. */
  isTagged: boolean('is_tagged').notNull().default(false),
  isSurveyDue: boolean('is_survey_due').notNull().default(false),
});
