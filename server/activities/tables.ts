import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { students } from '../account/tables';
import { big, moment } from '../db/columns';

/** Where a new student is in the entrance (assumed): nothing done, tasks under way, all done, reward received. */
export type NewbornScene = 1 | 2 | 3 | 4;

const owner = () =>
  big('user_id')
    .notNull()
    .references(() => students.userId, { onDelete: 'cascade' });

/** What the operator's rules say of one child on the home page. No row: nothing is due. */
export const studentActivities = pgTable('student_activities', {
  userId: owner().primaryKey(),
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

/** One row a day of daily check-in. */
export const signIns = pgTable(
  'sign_ins',
  {
    userId: owner(),
    /** Asia/Shanghai. */
    day: date('day', { mode: 'string' }).notNull(),
    signedAt: moment('signed_at').notNull(),
    /** What the day gave. */
    stars: integer('stars').notNull().default(0),
    peaCoins: integer('pea_coins').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Tasks that a visit sets up (initTask), such as listening to a live class. */
export const studentTasks = pgTable(
  'student_tasks',
  {
    userId: owner(),
    taskId: integer('task_id').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.taskId] })],
);

/** The share poster's task. No row: its card is hidden. */
export const posterTasks = pgTable('poster_tasks', {
  userId: owner().primaryKey(),
  taskStatus: integer('task_status').notNull(),
  rewardValue: integer('reward_value').notNull(),
  remark: text('remark').notNull().default(''),
});
