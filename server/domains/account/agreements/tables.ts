import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AgreementSection } from '../../../../src/contract/account/agreements.schema';
import type { AgreementType } from '../../../../src/contract/account/values';

/** All versions of all documents are kept, so that what a parent once agreed to can be looked up. */
export const agreements = pgTable(
  'agreements',
  {
    type: text('type').$type<AgreementType>().notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    changedOn: date('changed_on', { mode: 'string' }).notNull(),
    /** The version is shown from this day on. */
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    intro: text('intro').notNull(),
    sections: jsonb('sections').$type<readonly AgreementSection[]>().notNull(),
    /** Written or corrected by the operator: the documents shipped with a release leave it alone. */
    isOperators: boolean('is_operators').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.type, table.version] })],
);
