import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TeachAidKind } from '../../../../src/contract/materials/values';
import { students } from '../../account/tables';
import { courses } from '../../courses/tables';
import { big } from '../../../core/db/columns';
import { deliveries } from '../../deliveries/tables';

/** `picture`: key in the file storage; '' for none. */
export interface StoredContent {
  readonly name: string;
  readonly count: number;
  readonly picture: string;
}

export interface StoredStep {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
}

/** A box, cards or a book that comes with a course. */
export const teachAids = pgTable(
  'teach_aids',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 5501 }),
    courseId: big('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<TeachAidKind>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    /** Key in the file storage. */
    picture: text('picture').notNull(),
    pictures: text('pictures').array().notNull().default([]),
    contents: jsonb('contents').$type<readonly StoredContent[]>().notNull().default([]),
    steps: jsonb('steps').$type<readonly StoredStep[]>().notNull().default([]),
    /** Ids of learning material files that are films. */
    filmIds: big('film_ids').array().notNull().default([]),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('teach_aids_course').on(table.courseId, table.position)],
);

/** The delivery of an aid to a child. Without a row: not sent yet. */
export const teachAidDeliveries = pgTable(
  'teach_aid_deliveries',
  {
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    aidId: big('aid_id')
      .notNull()
      .references(() => teachAids.id, { onDelete: 'cascade' }),
    deliveryId: big('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.aidId] }),
    index('teach_aid_deliveries_delivery').on(table.deliveryId),
  ],
);
