import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { StudyGroup } from '../../../src/contract/straight/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';
import type { CountedDay } from './points';

/** Participants, with their parents' consent; other children are never shown. Leaving cascades to all their public data. */
export const studyPkMembers = pgTable(
  'study_pk_members',
  {
    userId: big('user_id')
      .primaryKey()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** Public id, instead of the user id. */
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 3001 }),
    /** '' for the shortened name. */
    nickname: text('nickname').notNull().default(''),
    showsMedals: boolean('shows_medals').notNull().default(false),
    joinedAt: moment('joined_at').notNull(),
    /** The first week that counts. */
    fromPeriod: date('from_period', { mode: 'string' }).notNull(),
    /** A learning event was added or corrected since the last count. */
    isStale: boolean('is_stale').notNull().default(true),
  },
  (table) => [
    uniqueIndex('study_pk_members_id').on(table.id),
    index('study_pk_members_stale')
      .on(table.userId)
      .where(sql`${table.isStale}`),
  ],
);

/** Weeks, by their Mondays. No personal data. */
export const studyPkPeriods = pgTable('study_pk_periods', {
  period: date('period', { mode: 'string' }).primaryKey(),
  /** The week is immutable from then on. */
  closedAt: moment('closed_at'),
});

/** A child's points in a week; no row without points. Recomputed from learning events until the week is closed. */
export const studyPkStandings = pgTable(
  'study_pk_standings',
  {
    userId: big('user_id')
      .notNull()
      .references(() => studyPkMembers.userId, { onDelete: 'cascade' }),
    period: date('period', { mode: 'string' }).notNull(),
    /** Set with the first points of the week, then unchanged. */
    studyGroup: text('study_group').$type<StudyGroup>().notNull(),
    points: integer('points').notNull(),
    days: jsonb('days').$type<readonly CountedDay[]>().notNull(),
    /** null until the week is closed. */
    place: integer('place'),
    /** In stars. */
    prize: integer('prize').notNull().default(0),
    paidAt: moment('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.period] }),
    // Ranking, scanned backwards: ties in the order of user ids.
    index('study_pk_standings_rank').on(table.period, table.studyGroup, table.points, table.userId),
    index('study_pk_standings_best')
      .on(table.period, table.place)
      .where(sql`${table.place} <= 3`),
    index('study_pk_standings_to_pay')
      .on(table.userId)
      .where(sql`${table.prize} > 0 and ${table.paidAt} is null`),
  ],
);

export interface StrategySection {
  readonly title: string;
  readonly words: readonly string[];
}

export const straightStrategies = pgTable('straight_strategies', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 501 }),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  minutes: integer('minutes').notNull(),
  sections: jsonb('sections').$type<readonly StrategySection[]>().notNull(),
  place: integer('place').notNull(),
});
