import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns';

/** What an import brought in. A row outlives what it stands for: what a parent removed does not come back with the next import. */
export const importIds = pgTable(
  'import_ids',
  {
    /** Name of the file without its ending: 'lessons'. */
    kind: text('kind').notNull(),
    /** Id in the operator's own system. */
    externalId: text('external_id').notNull(),
    ownId: bigint('own_id', { mode: 'number' }).notNull(),
    /** Of the line as it was last written; keyed if the line has a phone. */
    digest: text('digest').notNull(),
    importedAt: moment('imported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.externalId] })],
);
