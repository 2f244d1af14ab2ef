import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Subject } from '../../../src/contract/courses/values';
import type { MaterialFileKind } from '../../../src/contract/materials/values';
import { big, moment } from '../../core/db/columns';

/** A pack of files and films for the students of a subject. */
export const materials = pgTable('materials', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 5001 }),
  subject: integer('subject').$type<Subject>().notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  /** Key of a stored picture. */
  cover: text('cover').notNull(),
  position: integer('position').notNull().default(0),
  updatedAt: moment('updated_at').notNull(),
});

export const materialFiles = pgTable(
  'material_files',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 51001 }),
    materialId: big('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MaterialFileKind>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    /** Of a picture or a film; '' for none. */
    cover: text('cover').notNull().default(''),
    /** Key in the file storage. */
    file: text('file').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /** Seconds; 0 unless it is a film. */
    duration: integer('duration').notNull().default(0),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('material_files_material').on(table.materialId, table.position)],
);
