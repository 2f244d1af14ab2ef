import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { students } from '../../account/tables';
import { big, moment } from '../../../core/db/columns';

/** Popups about a child's interests, in the order of `position`. */
export const interestTagPops = pgTable('interest_tag_pops', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 9001 }),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull().default(''),
  position: integer('position').notNull(),
  isActive: boolean('is_active').notNull().default(true),
});

export const interestTagGroups = pgTable(
  'interest_tag_groups',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 9101 }),
    popId: big('pop_id')
      .notNull()
      .references(() => interestTagPops.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    maxChosedNum: integer('max_chosed_num').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('interest_tag_groups_pop').on(table.popId, table.position)],
);

export const interestTags = pgTable(
  'interest_tags',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 9201 }),
    groupId: big('group_id')
      .notNull()
      .references(() => interestTagGroups.id, { onDelete: 'cascade' }),
    tagName: text('tag_name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('interest_tags_group').on(table.groupId, table.position)],
);

/** Which parents are asked; an answered popup is not shown again. */
export const interestTagAsks = pgTable(
  'interest_tag_asks',
  {
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    popId: big('pop_id')
      .notNull()
      .references(() => interestTagPops.id, { onDelete: 'cascade' }),
    answeredAt: moment('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.popId] })],
);

export const interestTagChoices = pgTable(
  'interest_tag_choices',
  {
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    tagId: big('tag_id')
      .notNull()
      .references(() => interestTags.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tagId] })],
);
