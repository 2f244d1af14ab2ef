import { boolean, pgTable } from 'drizzle-orm/pg-core';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';

/** The operator's decisions about a child's home page. Without a row nothing is due. */
export const studentActivities = pgTable('student_activities', {
  userId: big('user_id')
    .primaryKey()
    .references(() => students.userId, { onDelete: 'cascade' }),
  takesPartInCheckIn: boolean('takes_part_in_check_in').notNull().default(false),
  /** When the child became a new student; null: never. Its task progress is derived from other tables (activities/newcomers/path.ts). */
  newcomerSince: moment('newcomer_since'),
  newcomerRewardedAt: moment('newcomer_rewarded_at'),
  newbornShowsPop: boolean('newborn_shows_pop').notNull().default(false),
  wonderfulPopup: boolean('wonderful_popup').notNull().default(false),
  wonderfulIcon: boolean('wonderful_icon').notNull().default(false),
  /** Response of checkTag. */
  isTagged: boolean('is_tagged').notNull().default(false),
  isSurveyDue: boolean('is_survey_due').notNull().default(false),
});
