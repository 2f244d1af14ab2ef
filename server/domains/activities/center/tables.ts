import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';
import { targetColumns } from '../../home/slots/tables';

/** The operator's announcements in the activity centre. */
export const activities = pgTable(
  'activities',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 9001 }),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Storage key. */
    picture: text('picture').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Parents can join inside the app. */
    isOurs: boolean('is_ours').notNull().default(false),
    ...targetColumns,
    url: text('url'),
    /** Banner user types that see it (rule home-11); empty: all. */
    userTypes: integer('user_types').array().notNull().default([]),
    /** User ids that see it; empty: everybody of the types above. */
    userIds: big('user_ids').array().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('activities_ends').on(table.endsAt)],
);

export const activityJoins = pgTable(
  'activity_joins',
  {
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    activityId: big('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.activityId] })],
);
