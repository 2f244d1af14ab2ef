import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { AnswerFile } from '../../../src/contract/questions/question.schema';
import type { CommentState, WorkKind, WorkReportReason, WorkState } from '../../../src/contract/works/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';

/** `from` and `to` are places, both included. */
export interface WorkPrize {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly stars: number;
}

export interface RuleParagraph {
  readonly title: string;
  readonly words: string;
}

/** Themes of the baby show, questions of the little teacher, editions of the teacher star. */
export const workTopics = pgTable('work_topics', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<WorkKind>().notNull(),
  title: text('title').notNull(),
  words: text('words').notNull().default(''),
  picture: text('picture').notNull().default(''),
  /** null: no beginning, or no end. */
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  rules: jsonb('rules').$type<readonly RuleParagraph[]>().notNull().default([]),
  prizes: jsonb('prizes').$type<readonly WorkPrize[]>().notNull().default([]),
  /** When places were stored and prizes credited. */
  settledAt: moment('settled_at'),
});

export const works = pgTable(
  'works',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    kind: text('kind').$type<WorkKind>().notNull(),
    state: text('state').$type<WorkState>().notNull().default('draft'),
    /** Client-generated idempotency key. */
    submissionId: text('submission_id').notNull(),
    title: text('title').notNull(),
    words: text('words').notNull(),
    nickname: text('nickname').notNull(),
    topicId: big('topic_id').references(() => workTopics.id, { onDelete: 'set null' }),
    isFilm: boolean('is_film').notNull(),
    /** File URLs are stored as keys. */
    files: jsonb('files').$type<readonly AnswerFile[]>().notNull(),
    coverFile: jsonb('cover_file').$type<AnswerFile | null>(),
    /** Number of submissions: a review is valid for one round only. */
    round: integer('round').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    collected: integer('collected').notNull().default(0),
    /** Number of shown ones. */
    comments: integer('comments').notNull().default(0),
    savedAt: moment('saved_at').notNull(),
    sentAt: moment('sent_at'),
    /** When the parent agreed to publication. */
    consentedAt: moment('consented_at'),
    /** For the first time. */
    shownAt: moment('shown_at'),
    reason: text('reason').notNull().default(''),
    /** In the edition, once settled. */
    place: integer('place'),
    prizeStars: integer('prize_stars').notNull().default(0),
  },
  (table) => [
    unique('works_submission').on(table.userId, table.submissionId),
    index('works_user').on(table.userId, table.kind),
    index('works_shown').on(table.kind, table.state, table.shownAt),
    index('works_liked').on(table.kind, table.state, table.likes),
    index('works_topic').on(table.topicId, table.state),
  ],
);

const workId = () =>
  big('work_id')
    .notNull()
    .references(() => works.id, { onDelete: 'cascade' });
const userId = () =>
  big('user_id')
    .notNull()
    .references(() => students.userId, { onDelete: 'cascade' });

export const workLikes = pgTable(
  'work_likes',
  { workId: workId(), userId: userId(), likedAt: moment('liked_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.workId, table.userId] }),
    index('work_likes_user').on(table.userId),
  ],
);

export const workCollects = pgTable(
  'work_collects',
  { workId: workId(), userId: userId(), collectedAt: moment('collected_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.workId, table.userId] }),
    index('work_collects_user').on(table.userId, table.collectedAt),
  ],
);

export const workComments = pgTable(
  'work_comments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    workId: workId(),
    userId: userId(),
    submissionId: text('submission_id').notNull(),
    text: text('text').notNull(),
    state: text('state').$type<CommentState>().notNull().default('waiting'),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    unique('work_comments_submission').on(table.userId, table.submissionId),
    index('work_comments_work').on(table.workId, table.state),
    index('work_comments_state').on(table.state, table.writtenAt),
  ],
);

export const workReports = pgTable(
  'work_reports',
  {
    workId: workId(),
    userId: userId(),
    reason: integer('reason').$type<WorkReportReason>().notNull(),
    words: text('words').notNull(),
    reportedAt: moment('reported_at').notNull(),
    /** When a review of the work settled the report; it no longer counts. */
    handledAt: moment('handled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workId, table.userId] }),
    index('work_reports_user').on(table.userId),
    index('work_reports_open').on(table.handledAt, table.reportedAt),
  ],
);

/** Files that no work references, until they are deleted from the storage. */
export const workFileRemovals = pgTable(
  'work_file_removals',
  {
    key: text('key').primaryKey(),
    userId: userId(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    index('work_file_removals_due').on(table.dueAt),
    index('work_file_removals_user').on(table.userId),
  ],
);
