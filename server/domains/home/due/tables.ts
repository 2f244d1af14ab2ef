import { boolean, pgTable } from 'drizzle-orm/pg-core';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';

/** What the operator's rules say of one child on the home page. No row: nothing is due. */
export const studentActivities = pgTable('student_activities', {
  userId: big('user_id')
    .primaryKey()
    .references(() => students.userId, { onDelete: 'cascade' }),
  takesPartInCheckIn: boolean('takes_part_in_check_in').notNull().default(false),
  /** Since when a new student; null: never one. What of its way is done is told from other tables (activities/newcomers/path.ts). */
  newcomerSince: moment('newcomer_since'),
  newcomerRewardedAt: moment('newcomer_rewarded_at'),
  newbornShowsPop: boolean('newborn_shows_pop').notNull().default(false),
  wonderfulPopup: boolean('wonderful_popup').notNull().default(false),
  wonderfulIcon: boolean('wonderful_icon').notNull().default(false),
  /** Answer of checkTag. */
  isTagged: boolean('is_tagged').notNull().default(false),
  isSurveyDue: boolean('is_survey_due').notNull().default(false),
});
