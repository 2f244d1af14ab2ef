import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { PlayableKind } from '../../../src/contract/films/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';

export interface StoredCaptions {
  readonly lang: string;
  readonly label: string;
  /** Storage key of a WebVTT file. */
  readonly file: string;
}

export interface StoredMark {
  readonly atSeconds: number;
  readonly title: string;
}

/** A film or recording. Access is determined by the domain that uses it (its playable.ts). */
export const films = pgTable('films', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 9001 }),
  /** Storage key. */
  file: text('file').notNull(),
  /** Storage key of the HLS playlist; '' if it is not a stream. */
  playList: text('play_list').notNull().default(''),
  isSound: boolean('is_sound').notNull().default(false),
  seconds: integer('seconds').notNull(),
  /** Storage key of the poster; '' for none. */
  poster: text('poster').notNull().default(''),
  captions: jsonb('captions').$type<readonly StoredCaptions[]>().notNull().default([]),
  marks: jsonb('marks').$type<readonly StoredMark[]>().notNull().default([]),
});

/** A child's progress, one row per playable item; `furthest` and `watched` never decrease. */
export const watchProgress = pgTable(
  'watch_progress',
  {
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    kind: text('kind').$type<PlayableKind>().notNull(),
    itemId: big('item_id').notNull(),
    positionSeconds: integer('position_seconds').notNull(),
    furthestSeconds: integer('furthest_seconds').notNull(),
    watchedSeconds: integer('watched_seconds').notNull().default(0),
    /** Duration of the film when it was watched. */
    seconds: integer('seconds').notNull(),
    finishedAt: moment('finished_at'),
    /** Client timestamp of the report that set the position. */
    savedAt: moment('saved_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.itemId] }),
    index('watch_progress_updated').on(table.userId, table.updatedAt),
  ],
);

export const watchSettings = pgTable('watch_settings', {
  userId: big('user_id')
    .primaryKey()
    .references(() => students.userId, { onDelete: 'cascade' }),
  speed: doublePrecision('speed').notNull(),
});
